"""The revisions. A published one is never edited: the next change is a new file."""
