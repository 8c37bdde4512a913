"""The one thread that changes the database. All that waits is written in one transaction: while the disk confirms
one group, the next gathers."""

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from sqlalchemy import Connection, Engine

from pentapolis.store.faults import Conflict, StoreError, Uncertain, is_duplicate, is_lost, reason

Job = Callable[[Connection], None]
Waiting = tuple[Job, Future[None]]

TRIES = 2  # connections, where one turns out to be dead
LARGEST_GROUP = 1000  # keeps a transaction, and the wait for it, short under a flood


class Writer:
    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        """`check` raises StoreError when what is written now would be lost."""
        self._engine = engine
        self._check = check
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()  # None: there will be no more
        self._gate = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="pentapolis-store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[None]:
        """The result comes when the job's change is durable. A job may run twice, the first time undone."""
        future: Future[None] = Future()
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            self._queue.put((job, future))
        return future

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            group, more = self._gather()
            # a caller that was cancelled meanwhile wants nothing written; from here on it is too late for that
            group = [(job, future) for job, future in group if future.set_running_or_notify_cancel()]
            if group:
                self._write(group)

    def _gather(self) -> tuple[list[Waiting], bool]:
        """Everything queued, at least one; and whether there may be more."""
        group: list[Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _write(self, group: list[Waiting]) -> None:
        fault, again = self._commit([job for job, _ in group])
        if fault is not None and len(group) > 1 and again:
            # Nothing is stored. One by one those go through that are not at fault.
            for alone in group:
                self._write([alone])
            return
        for _, future in group:
            if fault is None:
                future.set_result(None)
            else:
                future.set_exception(type(fault)(*fault.args))  # an own one for each, as each gets an own traceback

    def _commit(self, jobs: list[Job], tries: int = TRIES) -> tuple[StoreError | None, bool]:
        """Do all in one transaction. What went wrong, if something did, and whether fewer jobs may fare better.

        A connection that turns out to be dead before the commit has stored nothing: another one is tried.
        """
        connected = committing = False
        try:
            with self._engine.connect() as connection, connection.begin() as transaction:
                connected = True
                for job in jobs:
                    job(connection)
                self._check()
                committing = True
                transaction.commit()
        except StoreError as fault:
            return fault, connected
        except Exception as fault:  # a waiting caller gets an answer whatever went wrong
            if is_lost(fault):
                if committing:
                    return Uncertain(f"the connection was lost while storing: {reason(fault)}"), False
                if tries > 1:
                    return self._commit(jobs, tries - 1)
                return StoreError(f"the connection to the database was lost: {reason(fault)}"), False
            if is_duplicate(fault):
                return Conflict("something with the same number, command or identity is already stored"), connected
            return StoreError(f"the change could not be stored: {reason(fault)}"), connected
        return None, False
