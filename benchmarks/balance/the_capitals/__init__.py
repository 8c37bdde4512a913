"""The Capitals: its games, figures and page."""
