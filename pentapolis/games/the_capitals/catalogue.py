"""The ids of all tiles and cells. What is printed on the tiles is an edition's: see `edition`."""

from typing import Final

from mypy_extensions import i64

from pentapolis.kernel.vocabulary import Objects

# CAP-COMP-07: 78 tiles of the ages I to III and 25 prosperity tiles; every player has a hotel and a city hall.
AGE_TILES: Final = [
    "tenement_house", "terraced_cottages", "boarding_house", "garden_villas", "workers_barracks", "manor_house",
    "textile_mill", "iron_foundry", "bakery", "brickworks", "gasworks", "market", "general_store", "savings_bank",
    "department_store", "trading_house", "circus", "music_hall", "city_park", "opera_house", "zoological_garden",
    "train_station", "science_center", "hospital", "fire_station", "doctors_office", "jefferson_apartments",
    "housing_estate", "townhouses", "suburban_homes", "student_dormitory", "automobile_plant", "oil_refinery",
    "shipyard", "cannery", "machine_works", "stock_exchange", "convention_center", "business_consulting",
    "insurance_company", "supermarket", "magnificent_arch", "museum_of_art", "palace_of_technology", "cinema",
    "museum_of_industry", "courthouse", "university", "police_headquarters", "subway_station", "public_library",
    "water_works", "residential_skyscraper", "luxury_condominiums", "eco_village", "gated_community",
    "tower_blocks", "electronics_factory", "pharmaceutical_plant", "industrial_park", "recycling_plant",
    "aerospace_works", "shopping_mall", "financial_tower", "media_corporation", "world_trade_center",
    "logistics_center", "modern_art_plaza", "olympic_stadium", "theme_park", "world_heritage_quarter",
    "high_finance_square", "expo_pavilion", "international_airport", "space_research_institute",
    "medical_university", "parliament", "broadcasting_tower",
]  # fmt: skip
PROSPERITY_TILES: Final = [
    "three_pennants", "warehouse", "public_meeting_hall", "victory_column", "chamber_of_commerce",
    "trade_union_hall", "civic_forum", "technology_fair", "botanical_garden", "garden_suburb", "freight_depot",
    "grand_promenade", "merchant_arcade", "government_quarter", "workers_club", "street_fair", "farmers_hall",
    "sculpture_garden", "settlers_house", "observatory", "museum_of_energy", "central_fountain", "clock_tower",
    "carousel", "memorial_park",
]  # fmt: skip
FIRST_PROSPERITY: Final[i64] = 78
HOTEL: Final[i64] = 103
CITY_HALL: Final[i64] = 104
LAKE: Final[i64] = 105  # the back of a prosperity tile that was built face down
TILE: Final = Objects("tile", [*AGE_TILES, *PROSPERITY_TILES, "hotel", "city_hall", "lake"])
TILES: Final[i64] = 106

# CAP-PLC-04: a city has no limit of size. In 12 rounds 17 tiles at most come to the downtown, each beside another, so
# on this square nobody ever comes to an edge.
SIDE: Final[i64] = 37
CENTRE: Final[i64] = 18


def _column(x: int) -> str:
    """Columns are lettered as in a spreadsheet: A to Z, AA to AK."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return letters[x] if x < len(letters) else "A" + letters[x - len(letters)]


# Cells are called as on a town plan, S19 is the hotel's; a corner of the grid by the two cells on its diagonal.
CELL: Final = Objects("cell", [f"{_column(x)}{y + 1}" for y in range(37) for x in range(37)])
CORNER: Final = Objects(
    "corner", [f"{_column(x)}{y + 1}_{_column(x + 1)}{y + 2}" for y in range(36) for x in range(36)]
)
CELL_X: Final[list[int]] = [cell % 37 for cell in range(37 * 37)]
CELL_Y: Final[list[int]] = [cell // 37 for cell in range(37 * 37)]
