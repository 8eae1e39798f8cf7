/** Messages after which a client waits for "ready": a query, the end of an extended query, a function call; 0 starts a connection. */
const ENDS = new Set(['Q', 'S', 'F'].map((letter) => letter.charCodeAt(0)).concat(0));
const TERMINATE = 'X'.charCodeAt(0);
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * Shares one backend among connections: a connection keeps the backend until its query or transaction ends.
 * The queue of pglite-socket lets other connections run between the messages of one query when several wait behind a
 * transaction; parameters are then bound to another connection's statement.
 */
export class MessageQueue {
  #waiting = [];
  #owner = null;
  /** The message that the backend works on: whose, and when it is done. */
  #current = null;
  #database;

  /** @param {import('@electric-sql/pglite').PGlite} database */
  constructor(database) {
    this.#database = database;
  }

  /** Runs a message when its connection has the backend; `onData` gets the response. */
  enqueue(handlerId, message, onData) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ handlerId, message, onData, resolve, reject });
      void this.#work();
    });
  }

  async #work() {
    if (this.#current) return;
    for (let next = this.#take(); next; next = this.#take()) {
      this.#current = { handlerId: next.handlerId, done: this.#carryOut(next) };
      await this.#current.done;
    }
    this.#current = null;
  }

  #take() {
    const at =
      this.#owner === null ? 0 : this.#waiting.findIndex(({ handlerId }) => handlerId === this.#owner);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  async #carryOut({ handlerId, message, onData, resolve, reject }) {
    if (message[0] === TERMINATE) return resolve(0);
    let bytes = 0;
    const onRawData = (data) => {
      bytes += data.length;
      onData(data);
    };
    try {
      await this.#database.runExclusive(() => this.#database.execProtocolRawStream(message, { onRawData }));
      const isOver = ENDS.has(message[0]) && !this.#database.isInTransaction();
      this.#owner = isOver ? null : handlerId;
      resolve(bytes);
    } catch (error) {
      // Ends with the connection, which does not survive this error.
      this.#owner = handlerId;
      reject(error);
    }
  }

  getQueueLength() {
    return this.#waiting.length;
  }

  /** Drops the waiting messages of a closed connection. */
  clearQueueForHandler(handlerId) {
    const dropped = this.#waiting.filter((each) => each.handlerId === handlerId);
    this.#waiting = this.#waiting.filter((each) => each.handlerId !== handlerId);
    for (const { reject } of dropped) reject(new Error('The connection was closed.'));
  }

  /** Ends the query and transaction of a closed connection, and lets the others continue. */
  async clearTransactionIfNeeded(handlerId) {
    // The message may acquire the backend after its connection has closed and can no longer release it.
    if (this.#current?.handlerId === handlerId) await this.#current.done;
    if (this.#owner !== handlerId) return;
    await this.#database.runExclusive(() =>
      this.#database.execProtocolRawStream(SYNC, { onRawData: () => {} }),
    );
    if (this.#database.isInTransaction()) await this.#database.exec('rollback');
    this.#owner = null;
    void this.#work();
  }
}
