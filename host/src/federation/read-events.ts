/** Longer than three heartbeats of the edge: a stream that is silent for so long is dead, whatever its connection says. */
const SILENCE = 50_000;

/**
 * Reads the data of server-sent events until the stream ends.
 * @throws Error where no stream can be had, or where it fell silent
 */
export async function readEvents(
  url: string,
  { lastId, signal }: { lastId: string; signal: AbortSignal },
  onData: (data: string) => void,
): Promise<void> {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  signal.addEventListener('abort', giveUp);
  let timer = setTimeout(giveUp, SILENCE);
  try {
    const headers = { accept: 'text/event-stream', 'last-event-id': lastId };
    const response = await fetch(url, { signal: silent.signal, headers, priority: 'low' });
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE);
      const events = (text + (value ?? '')).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data) onData(data);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    // Whatever ended the reading, the connection is not left open.
    silent.abort();
  }
}

const dataOf = (event: string) =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
