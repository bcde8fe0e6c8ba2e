"""What all boards are drawn with: colours, type, sprites, surfaces, the canvas and the PNG writer."""
