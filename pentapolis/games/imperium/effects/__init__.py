"""The verbs of the card language (`language.py`): effect values, each a class with its sentence and its rules."""
