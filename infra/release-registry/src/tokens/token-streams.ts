import type { Queryable } from '../releases/releases.ts';

/** A stream outlives the request that its token was checked at; twice a second is within the second that is promised. */
const LOOK_EVERY_MS = 500;

const ENDED = `
  select id from unnest($1::uuid[]) as held (id)
  where not exists (
    select 1 from registry.tokens
    where tokens.id = held.id and revoked_at is null and (expires_at is null or expires_at > now())
  )`;

/** Ends the open streams of tokens that were revoked or expired, on whichever node: one question for all streams. */
export class TokenStreams {
  readonly #database: Queryable;
  readonly #open = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | null = null;
  #looking = false;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** @returns how to forget a stream that has ended */
  add(tokenId: string, end: () => void): () => void {
    const streams = this.#open.get(tokenId) ?? new Set();
    this.#open.set(tokenId, streams.add(end));
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
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

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const { rows } = await this.#database.query<{ id: string }>(ENDED, [[...this.#open.keys()]]);
      for (const { id } of rows) for (const end of [...(this.#open.get(id) ?? [])]) end();
    } catch {
      // The database is away; it is asked again, and nobody can revoke anything meanwhile.
    } finally {
      this.#looking = false;
    }
  }
}
