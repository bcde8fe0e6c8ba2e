"""A small matter: somebody asks the others for a break. All of it is in this folder."""
