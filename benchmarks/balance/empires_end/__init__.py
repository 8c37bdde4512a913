"""Empire's End: its games, figures and page."""
