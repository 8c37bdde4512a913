"""What bots may know of a single game: how to judge its positions. Nothing else in `bots` knows a game."""
