import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  databaseUrl: string;
  channel: string;
  onPayload(payload: string): void;
  /** The connection listens from now on; what was told before has to be read. */
  onListening?(client: Pick<pg.Client, 'query'>): Promise<void> | void;
}

export interface Listening {
  close(): Promise<void>;
}

const SHORTEST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/** A connection that is dead without saying so is found by asking. */
const ASK_MS = 10_000;
const ANSWER_MS = 5_000;
const GOODBYE_MS = 1_000;

/**
 * Hears what any process tells with NOTIFY, on a connection of its own, and opens a broken one again. Resolves when it listens
 * or has failed to for the first time. The embedded database is left out: it has one process, and LISTEN does not cross its socket.
 */
export async function listen({
  databaseUrl,
  channel,
  onPayload,
  onListening,
}: ListenOptions): Promise<Listening> {
  if (await isEmbedded(databaseUrl)) return { close: async () => undefined };
  const stop = new AbortController();

  /** Resolves when the connection has ended. */
  async function listenOnce(heard: () => void): Promise<void> {
    const client = connection(databaseUrl, channel);
    const over = new AbortController();
    const broken = new Promise<void>((done) => {
      client.once('end', () => done());
      client.on('error', () => done());
      stop.signal.addEventListener('abort', () => done(), { signal: over.signal });
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onPayload(payload);
    });
    let asking: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      // Read after listening, so that nothing falls between the two.
      await onListening?.(client);
      heard();
      const lost = new Promise<void>((done) => {
        asking = setInterval(() => void client.query('select 1').catch(() => done()), ASK_MS);
      });
      await Promise.race([broken, lost]);
    } finally {
      over.abort();
      clearInterval(asking);
      // A connection that is dead never says goodbye.
      await Promise.race([client.end().catch(() => undefined), pause(GOODBYE_MS, null, { ref: false })]);
    }
  }

  async function keepListening(started: () => void): Promise<void> {
    let wait = SHORTEST_WAIT_MS;
    while (!stop.signal.aborted) {
      await listenOnce(() => {
        wait = SHORTEST_WAIT_MS;
        started();
      }).catch(() => undefined);
      started();
      await pause(wait * (0.5 + Math.random()), null, { ref: false, signal: stop.signal }).catch(
        () => undefined,
      );
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  let listening = Promise.resolve();
  await new Promise<void>((started) => {
    listening = keepListening(started);
  });
  return {
    async close() {
      stop.abort();
      await listening;
    },
  };
}

function connection(databaseUrl: string, name: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    application_name: name.replaceAll('_', '-'),
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
}

async function isEmbedded(databaseUrl: string): Promise<boolean> {
  const client = connection(databaseUrl, 'souk');
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>('select version()');
    return rows[0]?.version.includes('PGlite') ?? false;
  } finally {
    await client.end();
  }
}
