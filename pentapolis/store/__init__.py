"""The durable store of the server: tables with their journals, people and their sessions, links to seats."""

from pentapolis.store.faults import Conflict, StoreError, StoreInUse, StoreUnavailable, Uncertain
from pentapolis.store.records import Entry, Link, Order, Person, Run, SeatHeld, Status, Stored, Summary, Write
from pentapolis.store.store import Store, open_store

__all__ = [
    "Conflict",
    "Entry",
    "Link",
    "Order",
    "Person",
    "Run",
    "SeatHeld",
    "Status",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreUnavailable",
    "Stored",
    "Summary",
    "Uncertain",
    "Write",
    "open_store",
]
