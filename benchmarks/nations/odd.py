"""What looks odd in the figures of the nations, and why it is so.

Some games of these kinds were played again, on other deals too, and read beside the rules, the longer ones in part.
"""

from statistics import fmean
from textwrap import fill

from benchmarks.nations.figures import ENDS, Nations, end_of, percent
from benchmarks.nations.games import COLLAPSE, Game
from pentapolis.games.imperium.catalogue import CARD

QUESTS = {
    "graal_2art3",
    "lawnslot_llyn_2art4",
    "twrch_trwyth_2art5",
    "taliesin_the_bard_2art6",
    "excalibur_2art7",
}
WIDTH = 118


def odd_part(found: Nations) -> list[str]:
    texts = [collapses(found), lengths(found), atlanteans(found), utopians(found), arthurians(found)]
    return [
        "## What looks odd",
        "",
        "Some games of these kinds were played again, on other deals too, and read beside the rules, the longer ones",
        "in part: no rule was found to be wrong in them.",
        "",
        *(fill(text, WIDTH, initial_indent="- ", subsequent_indent="  ") for text in texts if text),
        "",
    ]


def collapses(found: Nations) -> str:
    games = [game for game in found.games if game.end == COLLAPSE]
    if not games:
        return ""
    led = fmean(game.won[game.scores.index(max(game.scores))] > 0 for game in games)
    return (
        f"**Collapse, {percent(len(games) / len(found.games))} of the games.** For two the pile holds 8 unrest and "
        "those that nations add. 3 or 4 of them lie under the market from the beginning, and every card that comes "
        "there and is no region takes one more. A collapse is won by fewer unrest, so whoever has fewer may seek it: "
        f"in {percent(led)} of the collapses the winner had the most points too, and lost nothing by an early end. "
        "People return unrest while the pile is small; these bots reckon with it only when few are left."
    )


def lengths(found: Nations) -> str:
    games = sorted(found.games, key=lambda game: game.rounds)
    return (
        f"**The shortest game**: {told(games[0])}. **The longest**: {told(games[-1])}. No rule limits the rounds: "
        "cards taken, fame, developments and nation decks bring the end nearer, and players with small decks who take "
        "nothing may go on for long."
    )


def told(game: Game) -> str:
    scores = " to ".join(str(score) for score in game.scores)
    rounds = "1 round" if game.rounds == 1 else f"{game.rounds} rounds"
    return f"{rounds}, {' against '.join(game.nations)}, {scores} points, ended by {ENDS[end_of(game)]}"


def atlanteans(found: Nations) -> str:
    if not found.of("atlanteans"):
        return ""
    return (
        "**Atlanteans** are an empire from the first round: none of their cards is dead, and they develop at the first "
        "reshuffle, when others still wait for their nation deck. What others play once and put into their history is "
        "discarded by them and comes again (IMP-KEY-HIS-02), such as Glorious, which develops at no cost. Their games "
        f"last {found.record('atlanteans').rounds:.1f} rounds."
    )


def utopians(found: Nations) -> str:
    if not found.of("utopians"):
        return ""
    return (
        "**Utopians** have neither nation deck nor developments, 3 exhaust tokens instead of 5, and none of Conquer, "
        "Advance, Glory and Prosperity: every card they take costs a Sacred Scroll laid under a building, and three "
        "of the buildings ask for something at every solstice. The way to Shangri-La takes all their progress three "
        "times, which is points. Greedy bots lost by 64 points on average with three times the weight on it, by 59 "
        "with the weight they had and by 55 with none (45 games each, ± 6), which tells little. How people win with "
        "Utopians these bots do not know."
    )


def arthurians(found: Nations) -> str:
    games = found.of("arthurians")
    if not games:
        return ""
    done = fmean(any(CARD.ids[card] in QUESTS for card in game.played) for game, _ in games)
    collapsed = fmean(game.end == COLLAPSE for game, _ in games)
    return (
        f"**Arthurians** play a quest in {percent(done)} of their games. It becomes active for an unrest, and comes to "
        "the hand for 3 knights that lie under regions, or for the region over Myrddin Wyllt: that takes turns of "
        "preparation, of which bots see no more than the knights. Collapse, which takes neither, ends "
        f"{percent(collapsed)} of their games."
    )
