import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What is to be called: every path once, by so many callers at a time. */
export interface CallOrder {
  url: string;
  paths: string[];
  headers: Record<string, string>;
  callers: number;
  /** Counts the answers that hold this text. */
  marker?: string;
}

export interface CallOutcome {
  /** Of each call, in milliseconds. */
  latencies: number[];
  /** From the first call to the last answer. */
  milliseconds: number;
  bytes: number;
  marked: number;
}

/** Runs in a process of its own, so that the caller takes no time of the server. */
async function callAll({ url, paths, headers, callers, marker }: CallOrder): Promise<CallOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const outcome: CallOutcome = { latencies: [], milliseconds: 0, bytes: 0, marked: 0 };
  const call = (path: string) =>
    new Promise<Buffer>((done, fail) => {
      get(new URL(path, url), { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          if (response.statusCode !== 200)
            return fail(new Error(`${path} responded with status ${response.statusCode}`));
          done(marker && response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
        });
      }).on('error', fail);
    });
  const waiting = [...paths];
  const started = performance.now();
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const begun = performance.now();
      const body = await call(path);
      outcome.latencies.push(performance.now() - begun);
      outcome.bytes += body.length;
      if (marker && body.includes(marker)) outcome.marked += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  outcome.milliseconds = performance.now() - started;
  agent.destroy();
  return outcome;
}

process.on('message', (order: CallOrder) => {
  callAll(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
