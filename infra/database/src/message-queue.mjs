/** Messages after which a client waits for "ready": a query, the end of an extended query, a function call; 0 begins a connection. */
const ENDS = new Set(['Q', 'S', 'F'].map((letter) => letter.charCodeAt(0)).concat(0));
const TERMINATE = 'X'.charCodeAt(0);
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * Shares the one backend among connections: whoever began a query or a transaction keeps the backend until it is over.
 * The queue of pglite-socket lets another connection in between the messages of one query when several wait behind a
 * transaction; parameters then reach the statement of somebody else.
 */
export class MessageQueue {
  #waiting = [];
  #owner = null;
  #working = false;
  #database;

  /** @param {import('@electric-sql/pglite').PGlite} database */
  constructor(database) {
    this.#database = database;
  }

  /** Carries out a message in its turn; `onData` gets the answer. */
  enqueue(handlerId, message, onData) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ handlerId, message, onData, resolve, reject });
      void this.#work();
    });
  }

  async #work() {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#take(); next; next = this.#take()) await this.#carryOut(next);
    this.#working = false;
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
      // What was begun is ended with the connection, which does not outlive this.
      this.#owner = handlerId;
      reject(error);
    }
  }

  getQueueLength() {
    return this.#waiting.length;
  }

  /** A connection has ended: what it still wanted is dropped. */
  clearQueueForHandler(handlerId) {
    const dropped = this.#waiting.filter((each) => each.handlerId === handlerId);
    this.#waiting = this.#waiting.filter((each) => each.handlerId !== handlerId);
    for (const { reject } of dropped) reject(new Error('The connection ended.'));
  }

  /** A connection has ended: what it had begun is ended with it, and the others go on. */
  async clearTransactionIfNeeded(handlerId) {
    if (this.#owner !== handlerId) return;
    await this.#database.runExclusive(() =>
      this.#database.execProtocolRawStream(SYNC, { onRawData: () => {} }),
    );
    if (this.#database.isInTransaction()) await this.#database.exec('rollback');
    this.#owner = null;
    void this.#work();
  }
}
