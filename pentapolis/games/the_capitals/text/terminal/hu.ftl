### A fővárosok asztala a terminálban.

# Sávok és amit még a hatások adnak, két betűvel vagy jellel.
terminal-letter-economy = $
terminal-letter-progress = Fe
terminal-letter-culture = Ku
terminal-letter-employment = Mu
terminal-letter-population = Né
terminal-letter-public_services = Kö
terminal-letter-energy = ●
terminal-letter-prestige = ★
terminal-letter-tourist = T
terminal-name-energy = energia
terminal-name-prestige = tekintély
# A lapkák típusai három betűvel.
terminal-type-residential = lak
terminal-type-industrial = ipa
terminal-type-commercial = ker
terminal-type-tourism = tur
terminal-type-public = köz
terminal-type-prosperity = jól
terminal-type-none = –
terminal-density-low = kis sűrűség
terminal-density-medium = közepes sűrűség
terminal-density-high = nagy sűrűség
terminal-any = lapka
terminal-round = { $age }. korszak, { $number }. forduló
terminal-pile = Hátralévő lapka { $count }
terminal-reconstructed = rekonstruált kiadás
terminal-initiative = Kezdeményezés
terminal-now = most { $points }★
terminal-known = ismert { $points }★
terminal-plant = erőmű { $level }
terminal-hand = Kéz
terminal-hand-size = kézben { $count }
terminal-guests = turisták { $who }
# Amit egy Világkiállítás most hozna.
terminal-tourism = Turisták most: { $who } → { $leader }
terminal-fair = kiállítás { $prestige }★ { $progress } fejlődés
terminal-sign-lake = +2●
terminal-menu-place = Építsd meg { A(T($tile)) } itt:
terminal-menu-shift = { $marker }. építésjelző ide:
terminal-menu-activate = Aktiváld:
terminal-menu-hint = Írj be egy számot, egy név elejét vagy egy parancsot; a „súgó” felsorolja őket.
terminal-score-known = Ha most érne véget, az eddig kapott tekintély nélkül
terminal-legend =
    Nyereségek és veszteségek: { $steps }. A lapkák típusai: { $types }. A lakóépületek sűrűsége: { $densities }.
    A játékosok számok; × a sávon: több jelző, ○ a semleges, │ vonzerő mezője; egy hosszú sávon egy jel két mező is lehet.
    ▸ aktiválás az árával, □ ilyen lapka építésekor, ↻ tartós, ↑ fejlesztés, ■ a játék végén, ◆ az utolsó Világkiállítás előtt.
    Zárójelben ([…]) csak a szomszédos lapkák számítanak. ≥ senkinek sincs több, ≤ senkinek sincs kevesebb. ✓ a feltétele teljesül, ✗ nem.
    A városban: az oszlopok betűk, a sorok számok; ◆ építésjelző, ○ tele van, ● kockák, T turisták.
