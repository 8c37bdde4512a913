"""Matches between bots, on all cores, with the same deals for every seat.

>>> from pentapolis.arena import match
>>> result = match("seven-wonders-duel", ["random", "random"], games=2, seed=1, processes=1)
>>> sum(bot.wins for bot in result.bots) + result.draws
2
"""

from pentapolis.arena.match import match
from pentapolis.arena.result import BotResult, Fault, GameResult, Interrupted, MatchResult, wilson

__all__ = ["BotResult", "Fault", "GameResult", "Interrupted", "MatchResult", "match", "wilson"]
