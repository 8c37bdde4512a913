"""Imperium: Classics and Legends, by the rule ids IMP-… of docs/rules/imperium.md."""
