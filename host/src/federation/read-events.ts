import { createParser } from 'eventsource-parser';

/** Longer than three heartbeats of the edge: a stream that is silent for so long is dead, whatever its connection says. */
const SILENCE = 50_000;

/** One server-sent event that has data. */
export interface StreamEvent {
  /** Empty where it has none. */
  id: string;
  data: string;
}

/** The server answered, and said no. */
export class StreamRefusedError extends Error {
  override name = 'StreamRefusedError';
  readonly status: number;
  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

interface ReadOptions {
  /** Continues after this id; empty: from now on. */
  lastId: string;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Reads server-sent events until the stream ends.
 * @throws Error where no stream can be had, or where it fell silent
 */
export async function readEvents(
  url: string,
  { lastId, signal, headers: more = {} }: ReadOptions,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  signal.addEventListener('abort', giveUp);
  let timer = setTimeout(giveUp, SILENCE);
  try {
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }), ...more };
    const response = await fetch(url, { signal: silent.signal, headers, priority: 'low' });
    if (!response.ok || !response.body) throw new StreamRefusedError(url, response.status);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({
      onEvent: ({ id = '', data }) => {
        if (data) onEvent({ id, data });
      },
    });
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE);
      parser.feed(value ?? '');
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    // Whatever ended the reading, the connection is not left open.
    silent.abort();
  }
}
