"""The history of the schema: one file in `versions` for each change, applied when a store is opened."""
