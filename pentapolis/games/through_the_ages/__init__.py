"""Through the Ages: see README.md for what is in which file."""
