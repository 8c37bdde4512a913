### A 7 Csoda – Párbaj asztala a terminálban.

# A kártyák fajtái két betűvel, az erőforrások eggyel.
terminal-code-brown = Ba
terminal-code-grey = Sz
terminal-code-blue = Ké
terminal-code-green = Zö
terminal-code-yellow = Sá
terminal-code-red = Pi
terminal-code-purple = Li
terminal-letter-wood = F
terminal-letter-clay = A
terminal-letter-stone = K
terminal-letter-glass = Ü
terminal-letter-papyrus = P
terminal-back-guild = céh
terminal-board-tokens = Korongok:
terminal-library = A dobozból:
terminal-discard-count = Eldobva: { $count }
terminal-offer = Választható csodák:
terminal-points-now = most { $count }★
terminal-makes = Termel
terminal-buys = ár
terminal-symbols = Tudomány { $count }/6:
terminal-tokens = Korongok:
terminal-build = épít
terminal-drop = eldob +{ $count }●
terminal-with = ezzel:
terminal-per-built-wonders = csoda
terminal-per-wonders = csoda
terminal-per-coin-triples = 3●
terminal-per-progress-tokens = korong
terminal-sign-discount = −{ $count } erőf.
terminal-sign-trade-income = vétel→●
terminal-sign-extra-shields = piros+{ $count }▼
terminal-sign-play-again-on-wonders = csoda→↻
terminal-sign-coins-on-chain = lánc→{ $count }●
terminal-sign-progress-from-box = { $count } korong→1
terminal-sign-build-from-discard = dobópakliból
terminal-legend =
    Kártyák: { $kinds }.
    Erőforrások: { $units }. ● érme, ★ győzelmi pont, ▼ pajzs, ↻ újra te jössz.
    A kártyán: fajta, nyomtatott költség, =amennyibe most neked kerül; ← ezzel a láncszimbólummal ingyenes, → ez a láncszimbóluma.
    Vastag keret: hozzáférhető. ░: lefordított kártya, a hátlapja korával. ■ megépített, □ meg nem épített csoda. ◆ konfliktusjelző.
