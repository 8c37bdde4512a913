"""Everything a card can say, as values: built once in the catalogue, read by the rules, and put into words.

An effect holds its numbers; the module of its phase carries it out (`ratings`, `costs`, `action_cards`, `events`,
`attacks`, `pacts`, `production`). What a player reads is therefore what runs. Abilities of leaders, wonders and
technologies have a `code`, and a player's `powers` are a bit for each of those that work.
"""

# ruff: noqa: F403  (rules and catalogue import by name from here; the modules part what is said by kinds of cards)
from pentapolis.games.through_the_ages.effects.abilities import *
from pentapolis.games.through_the_ages.effects.action_cards import *
from pentapolis.games.through_the_ages.effects.attacks import *
from pentapolis.games.through_the_ages.effects.events import *
from pentapolis.games.through_the_ages.effects.goods import *
from pentapolis.games.through_the_ages.effects.leaders import *
from pentapolis.games.through_the_ages.effects.pacts import *
from pentapolis.games.through_the_ages.effects.symbols import *
from pentapolis.games.through_the_ages.effects.technologies import *
from pentapolis.games.through_the_ages.effects.wonders import *
