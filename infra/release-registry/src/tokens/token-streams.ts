import type { Queryable } from '../queryable.ts';

/** A stream outlives the check of its token; streams of revoked tokens must end within a second. */
const TOKEN_CHECK_INTERVAL_MS = 500;

const ENDED = `
  select id from unnest($1::uuid[]) as held (id)
  where not exists (
    select 1 from registry.tokens
    where tokens.id = held.id and revoked_at is null and (expires_at is null or expires_at > now())
  )`;

/** Ends the open streams of tokens that were revoked or expired, on any node, with one query for all streams. */
export class TokenStreams {
  readonly #database: Queryable;
  readonly #open = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | null = null;
  #checking = false;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** @returns a function that removes a stream that has ended */
  add(tokenId: string, end: () => void): () => void {
    const streams = this.#open.get(tokenId) ?? new Set();
    this.#open.set(tokenId, streams.add(end));
    this.#timer ??= setInterval(() => void this.#check(), TOKEN_CHECK_INTERVAL_MS).unref();
    return () => {
      streams.delete(end);
      if (streams.size === 0 && this.#open.get(tokenId) === streams) this.#open.delete(tokenId);
      if (this.#open.size === 0) this.close();
    };
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    try {
      const { rows } = await this.#database.query<{ id: string }>(ENDED, [[...this.#open.keys()]]);
      for (const { id } of rows) for (const end of [...(this.#open.get(id) ?? [])]) end();
    } catch {
      // The database is down: the next check retries, and nothing can be revoked meanwhile.
    } finally {
      this.#checking = false;
    }
  }
}
