import { createParser } from 'eventsource-parser';

/** Longer than three heartbeats: a stream that is silent for so long is dead, whatever its connection says. */
const SILENCE_MS = 50_000;

/** The names of a stream's server-sent events, as they come; ends with the stream. */
export async function* readEvents(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const response = await fetch(url, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!response.ok || !response.body)
      throw new Error(`the stream responded with status ${response.status}`);
    const decoder = new TextDecoder();
    const names: string[] = [];
    const parser = createParser({ onEvent: ({ event }) => event && names.push(event) });
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* names.splice(0);
    }
  } finally {
    clearTimeout(timer);
  }
}
