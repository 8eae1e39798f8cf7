import { get } from 'node:http';
import type { ClientRequest } from 'node:http';

/** What one address opens of them: an edge lets none have all. */
const PER_ADDRESS = 100;

/** Opens an edge's event stream so many times at once; resolves when each has said something. @returns how to cut them */
export async function openStreams(url: string, count: number): Promise<() => void> {
  const requests: ClientRequest[] = [];
  const address = new URL('/discovery/events', url);
  await Promise.all(
    Array.from(
      { length: count },
      (_, number) =>
        new Promise<void>((done, fail) => {
          let heard = false;
          const localAddress = `127.0.1.${1 + Math.floor(number / PER_ADDRESS)}`;
          const request = get(address, { agent: false, localAddress }, (response) => {
            if (response.statusCode !== 200) return fail(new Error(`Answered ${response.statusCode}`));
            response.once('data', () => {
              heard = true;
              done();
            });
            response.on('error', () => undefined);
          });
          // Being cut is no failure of a stream that has spoken.
          request.on('error', (error) => (heard ? undefined : fail(error)));
          requests.push(request);
        }),
    ),
  );
  return () => requests.forEach((request) => request.destroy());
}
