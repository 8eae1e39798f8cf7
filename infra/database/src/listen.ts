import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  databaseUrl: string;
  channel: string;
  onPayload(payload: string): void;
  /** Called when the connection starts to listen; earlier notifications are lost, so read the current state here. */
  onListening?(client: Pick<pg.Client, 'query'>): Promise<void> | void;
}

export interface Listening {
  close(): Promise<void>;
}

const MIN_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;

/** A connection may be dead without an error, so it is probed with queries. */
const PROBE_INTERVAL_MS = 10_000;
const QUERY_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Listens for notifications (NOTIFY) on a connection of its own, and reconnects when it breaks. Resolves when it listens
 * or the first attempt has failed. Does nothing for the embedded database: it has one process, and its socket does not pass LISTEN on.
 */
export async function listen({
  databaseUrl,
  channel,
  onPayload,
  onListening,
}: ListenOptions): Promise<Listening> {
  if (await isEmbedded(databaseUrl)) return { close: async () => undefined };
  const stop = new AbortController();

  /** Resolves when the connection was closed. */
  async function listenOnce(onStarted: () => void): Promise<void> {
    const client = connection(databaseUrl, channel);
    const ended = new AbortController();
    const broken = new Promise<void>((done) => {
      client.once('end', () => done());
      client.on('error', () => done());
      stop.signal.addEventListener('abort', () => done(), { signal: ended.signal });
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onPayload(payload);
    });
    let probe: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      // Reads after listening, so that nothing is missed in between.
      await onListening?.(client);
      onStarted();
      const lost = new Promise<void>((done) => {
        probe = setInterval(() => void client.query('select 1').catch(() => done()), PROBE_INTERVAL_MS);
      });
      await Promise.race([broken, lost]);
    } finally {
      ended.abort();
      clearInterval(probe);
      // Closing a dead connection would never end.
      await Promise.race([
        client.end().catch(() => undefined),
        pause(CLOSE_TIMEOUT_MS, null, { ref: false }),
      ]);
    }
  }

  async function keepListening(started: () => void): Promise<void> {
    let wait = MIN_WAIT_MS;
    while (!stop.signal.aborted) {
      await listenOnce(() => {
        wait = MIN_WAIT_MS;
        started();
      }).catch(() => undefined);
      started();
      await pause(wait * (0.5 + Math.random()), null, { ref: false, signal: stop.signal }).catch(
        () => undefined,
      );
      wait = Math.min(wait * 2, MAX_WAIT_MS);
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
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
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
