"""Why nobody uses some cards, by the card: looked into one by one."""

QUESTS = (
    "a quest comes to the hand only by Myrddin Wyllt, for 3 knights garrisoned under regions, or by Morigena, for the "
    "region over Myrddin Wyllt: these bots look a few decisions ahead and seldom lay that out"
)
DEVELOPED_LATE = "developed late, for its points; the game ends before it is drawn"

REASONS: dict[str, str] = {
    "graal_2art3": f"the last of the quests; {QUESTS}",
    "excalibur_2art7": QUESTS,
    "taliesin_the_bard_2art6": QUESTS,
    "lawnslot_llyn_2art4": QUESTS,
    "twrch_trwyth_2art5": f"it is the active quest in many games and stays so; {QUESTS}",
    "myrddin_wyllt_2art23": (
        "it asks for 3 knights garrisoned under regions at once, which these bots never gather; a test plays it"
    ),
    "guennuvar_2art24": "it gives every other player 1 progress for a card that is acquired with its unrest: too dear",
    "fortunate_isle_2reg1": "worth 2 points as long as it is kept: playing it exiles it, and only barbarians can",
    "metropolis_1civ7": "only in games of four, with the commons of Classics, and only for an empire",
    "direct_democracy_1gre8": DEVELOPED_LATE,
    "erik_the_red_1vik21": (
        "it costs Scandinavia and a population for one region card of the own decks; of 72 decisions in 8 games in "
        "which it could be played it was the best move in 9, reckoned to the end of the turn"
    ),
    "satrap_1per6": "3 materials for an action: these bots value the materials more, and its points count unplayed",
    "drainage_system_2olm8": DEVELOPED_LATE,
}
