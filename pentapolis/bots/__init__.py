"""Bots: random, greedy, search and plan, written against the kernel; evaluators know the games.

>>> import pentapolis
>>> from pentapolis.bots import Position, level
>>> game = pentapolis.game("seven-wonders-duel")
>>> table = game.new(seed=7)
>>> seat = table.to_act[0]
>>> bot = level("hard", game, seed=1)
>>> bot.choose(Position(table, seat, pentapolis.Keyed(5))) in table.moves(seat)
True
"""

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import Evaluator, Manner, evaluator_for, register_evaluator
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.bots.levels import LEVELS, bot_names, level, make_bot
from pentapolis.bots.plan import PlanBot
from pentapolis.bots.position import Position
from pentapolis.bots.search import SearchBot, Tried
from pentapolis.bots.simple import GreedyBot, RandomBot

__all__ = [
    "LEVELS",
    "Bot",
    "Evaluator",
    "FittedEvaluator",
    "GreedyBot",
    "Manner",
    "PlanBot",
    "Position",
    "RandomBot",
    "SearchBot",
    "Tried",
    "bot_names",
    "evaluator_for",
    "level",
    "make_bot",
    "register_evaluator",
]
