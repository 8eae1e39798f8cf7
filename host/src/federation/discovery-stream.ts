import type { DiscoveryDocument } from '@souk/contracts';
import { withLock } from '../page/with-lock.ts';

const CHANNEL = 'souk-discovery';
const LONGEST_WAIT = 30_000;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Follows the edge's discovery documents with one stream for the whole browser: the tab that holds the lock reads it and
 * tells the others. A stream that ends is opened again after a growing, jittered wait.
 * @returns how to stop
 */
export function followDiscovery(onDocument: (document: DiscoveryDocument) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<DiscoveryDocument>) => onDocument(data);
  const tell = (document: DiscoveryDocument) => {
    onDocument(document);
    channel.postMessage(document);
  };
  const lead = async () => {
    for (let failures = 0; !stop.signal.aborted;) {
      const opened = Date.now();
      // Where no stream can be had, such as behind a proxy that forbids them, asking now and then has to do.
      await readStream('/discovery/events', stop.signal, tell)
        .catch(() => ask('/discovery', stop.signal).then(tell))
        .catch(() => undefined);
      // A stream that lived for a while was a good one: its end is a restart of the edge, not a fault to back off from.
      failures = Date.now() - opened > LONGEST_WAIT ? 0 : failures + 1;
      await wait(Math.min(LONGEST_WAIT, 500 * 2 ** failures) * (0.5 + Math.random() / 2), stop.signal);
    }
  };
  withLock(CHANNEL, lead, stop.signal).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}

async function ask(url: string, signal: AbortSignal): Promise<DiscoveryDocument> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as DiscoveryDocument;
}

/** Reads server-sent events whose data is a document, until the stream ends. */
async function readStream(
  url: string,
  signal: AbortSignal,
  onDocument: (document: DiscoveryDocument) => void,
) {
  const response = await fetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    text += value ?? '';
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data) onDocument(JSON.parse(data) as DiscoveryDocument);
    }
  }
}
