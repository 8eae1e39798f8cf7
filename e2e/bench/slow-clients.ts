import { connect, type Socket } from 'node:net';

/**
 * Clients that are slow on purpose, in a process of their own: `slow-clients.ts <edge> <how many> <headers of a list>`. Told
 * `start` they come and say `here` when all are at work; told `stop` they go and say `gone`.
 */
const [url = '', count = '0', headers = '{}'] = process.argv.slice(2);
const { port } = new URL(url);
const PER_ADDRESS = 50;
const AGAIN_MS = 1000;
const BYTE_MS = 1000;

const listHeaders = Object.entries(JSON.parse(headers) as Record<string, string>)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${listHeaders}\r\n`;
const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** What each kind sends first; the first two go on byte by byte, the others read nothing of what they get. */
const KINDS = [
  post('/api/v1/auth/login', 'application/json', 60_000),
  post('/api/v1/files', 'multipart/form-data; boundary=x', 9_000_000),
  get('/api/v1/items/popular?limit=100&offset=1').repeat(8),
  get('/api/docs/static/swagger-ui-bundle.js').repeat(8),
];

const open = new Set<Socket>();
let isOver = true;

function come(number: number): Promise<void> {
  return new Promise((here) => {
    if (isOver) return here();
    const kind = number % KINDS.length;
    const localAddress = `127.0.1.${1 + Math.floor(number / PER_ADDRESS)}`;
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    open.add(socket);
    socket.pause();
    socket.write(KINDS[kind] ?? '', () => here());
    const drip = kind < 2 ? setInterval(() => socket.write('x'), BYTE_MS) : undefined;
    socket.on('error', () => here());
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
      setTimeout(() => void come(number), AGAIN_MS);
    });
  });
}

process.on('message', (order: 'start' | 'stop') => {
  isOver = order === 'stop';
  for (const socket of isOver ? open : []) socket.destroy();
  const all = isOver ? [] : Array.from({ length: Number(count) }, (_, number) => come(number));
  void Promise.all(all).then(() => process.send?.(isOver ? 'gone' : 'here'));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
