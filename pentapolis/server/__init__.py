"""The server: tables in the browser, for friends far away and bots of other languages.

A command comes in over the socket (`sockets`), the one writer of its table decides it (`rooms`) by the rules of
sitting and playing (`sitting`), the journal is saved (`pentapolis.store`), and only then it is answered and shown to
everybody (`look`).
"""
