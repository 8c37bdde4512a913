"""7 Wonders Duel. README.md beside this file says where to find what."""
