"""Few Cards: buy cards from a row, work for coins, and keep your favourite to yourself."""
