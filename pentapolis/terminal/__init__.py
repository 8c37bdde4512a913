"""What every game's drawing in a terminal is made of. A game's own `terminal.py` says what lies where."""
