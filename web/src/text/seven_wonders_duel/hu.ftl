### A 7 Csoda – Párbaj böngészőbeli táblájának szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.

## Helyek

board-table = Az asztal
board-structure = { $age }: még { $count } kártya
board-structure-hidden = { $count ->
    [0] Nincs lefordított kártya.
   *[other] { $count } kártya fekszik lefordítva.
}
board-offer = Kirakott csodák
board-library = A dobozból húzott korongok
board-library-hidden = { NAGY(A($seat)) } a dobozból húzott { $count } fejlődéskorong közül választ.
board-begin = Ki kezdje { A(T($age)) }?
board-begin-self = Te kezdesz
board-begin-other = { NAGY(A($seat)) } kezd
board-pile = Dobópakli
board-pile-count = Dobópakli: { $count ->
    [0] üres
   *[other] { $count } kártya
}
board-pile-empty = A dobópakli üres.
board-raised = Megépült csodák: { $count } a 7-ből
board-over = A játék véget ért

## A konfliktussáv

board-track = Konfliktussáv
board-track-middle = A konfliktusjelző a sáv közepén áll.
board-track-at = { NAGY(A($seat)) } vezet: a konfliktusjelző { $count } mezőre van a középtől és { $left } mezőre az ellenfél fővárosától.
board-track-capital = Főváros: { $seat }
board-track-space = { $count } mező
board-track-to-capital = Eddig a fővárosig: { board-track-space }
board-track-to-loot = A { $coins } érmés katonai lapkáig: { board-track-space }
board-track-zone = A játék végén itt { text-points } jár.
board-loot = Katonai lapka: amikor a konfliktusjelző ideér, { A($seat) } elveszít { text-coins }.
board-tokens = Fejlődéskorongok a táblán
board-near-military = Még { $count } pajzs, és { A($seat) } katonai győzelmet arat.
board-near-military-brief = { $count } pajzs a győzelemig
board-near-scientific = Még { $count } új jelkép, és { A($seat) } tudományos győzelmet arat.
board-near-scientific-brief = { $count } jelkép a győzelemig

## Egy város

board-city = Város: { $seat }
board-city-whole = A teljes város: { $seat }
board-points-short = most { $count } pont
board-coins = { $count } érme
board-resources = Termelés és a hiányzó erőforrások ára
board-resource = { NAGY($resource) }: { $count } egységet termel, egy hiányzó egység ára { price-coins }.
board-choice = Minden építkezéskor: { VAGY($resources) }
board-science = Tudományos jelképek: { $count } különböző a 6-ból
board-symbol-none = { $symbol }: még nincs
board-symbol-one = { $symbol }
board-symbol-pair = { $symbol }, párban
board-buildings = Épületek: { $seat }
board-buildings-none = Még nincs épülete
board-wonders = Csodák: { $seat }
board-owned-tokens = Fejlődéskorongok

## Egy dolog állapota, mondatként

board-state-open = Hozzáférhető; ára { A(NAK($seat)) }: { $cost }.
board-state-open-own = Hozzáférhető; ára neked: { $cost }.
board-state-poor = Ehhez { text-only-coins }.
board-state-covered = { $count } kártya takarja.
board-state-city = Ebben a városban: { $seat }.
board-state-discarded = A dobópakliban van.
board-state-offered = Most lehet kiválasztani.
board-state-built = Megépült, alatta { A($card) } kártya.
board-state-unbuilt = Még nem épült meg; ára { A(NAK($seat)) }: { $cost }.
board-state-unbuilt-own = Még nem épült meg; ára neked: { $cost }.
board-state-board = A táblán van.
board-state-box = A dobozból húzott korong.
board-state-owned = Kié: { $seat }.
board-state-wins = Ezzel most azonnal megnyerheted a játékot.
board-wins = Győzelem

## Magyarázatok

board-your-price = Ára neked: { $cost }.
board-price-of = Ára { A(NAK($seat)) }: { $cost }.
board-discard-brings = Ha eldobod, { text-coins } kapsz.

## Megjegyzések a lépésekhez

board-note-wins = Azonnal megnyered a játékot.
board-note-economy = Ebből { A($seat) } { text-coins } kap (Gazdaság).
board-note-discard = { $count ->
    [0] { $base } érme; sárga kártyád nincs.
    [one] { $base } érme, és még 1 a sárga kártyádért.
   *[other] { $base } érme, és még 1-1 mind a { $count } sárga kártyádért.
}
board-note-seventh = Ez a hetedik csoda: a nyolcadikat már nem lehet megépíteni.
board-note-opens = { $count } kártya válik szabaddá.
board-note-opens-seen = Szabaddá válik: { $cards }.
board-note-loot = Az ellenfél elveszít { text-coins }.
board-note-pawn = A konfliktusjelző { $count } mezőt lép; az ellenfél fővárosáig még { $left } mező marad.
board-note-symbol = Tudományos jelképeid: { $count } különböző a 6-ból.
board-note-pair = Két egyforma jelkép ({ $symbol }): elvehetsz egy fejlődéskorongot.
