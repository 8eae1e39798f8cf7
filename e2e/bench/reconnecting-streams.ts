import { Agent, get, type ClientRequest } from 'node:http';

/** Many pages' streams of discovery documents, in a process of its own: `reconnecting-streams.ts <edge> <how many>`. */
const [url = '', count = '0'] = process.argv.slice(2);
const address = new URL('/discovery/events', url);
const agent = new Agent({ maxSockets: Infinity });
let streams: ClientRequest[] = [];
let lastId = '';

/** One address may hold so many; a thousand pages are not behind one. */
const PER_ADDRESS = 100;
let opened = 0;

/** Opens a stream as a page does that had one before; resolves once it has said something. */
function open(): Promise<void> {
  return new Promise((done, fail) => {
    let heard = false;
    const localAddress = `127.0.1.${1 + (Math.floor(opened / PER_ADDRESS) % 20)}`;
    opened += 1;
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) };
    const request = get(address, { agent, headers, localAddress }, (response) => {
      response.on('data', (chunk: Buffer) => {
        if (heard) return;
        heard = true;
        lastId = /^id: (.+)$/m.exec(chunk.toString())?.[1] ?? lastId;
        done();
      });
      response.on('error', () => undefined);
    });
    request.on('error', (error) => (heard ? undefined : fail(error)));
    streams.push(request);
  });
}

/** Waits as the page does after a first failure: 2 seconds, spread from a fifth of it to all of it. */
const jitter = () => new Promise<void>((done) => void setTimeout(done, 2000 * (0.2 + Math.random() * 0.8)));

const all = (wait?: () => Promise<void>) =>
  Promise.all(Array.from({ length: Number(count) }, () => (wait ? wait().then(open) : open())));

process.on('message', (how: 'jittered' | 'at once') => {
  for (const stream of streams) stream.destroy();
  streams = [];
  void all(how === 'jittered' ? jitter : undefined).then(() => process.send?.('back'));
});
process.on('disconnect', () => process.exit());
await all();
process.send?.('back');
