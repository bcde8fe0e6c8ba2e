"""Tables, catalogues, fonts and drawings, and the small loaders that read them."""
