import dgram from 'node:dgram';
import dns from 'node:dns';
import { Socket } from 'node:net';

/** Any address: nothing is sent to it. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

function refuse(): never {
  throw new Error(
    'The network call was refused: the process that renders pages is closed to the network. Make the call in the browser.',
  );
}

/** Replaces every method of the handles that Node's modules speak to the system with; nothing else leads to the originals. */
function closeHandle(handle: unknown): void {
  if (typeof handle !== 'object' || handle === null)
    throw new Error(
      `The network of the page renderer cannot be closed on Node ${process.version}, so no page is rendered on the server. Use a Node that the README supports, or set SOUK_SERVER_RENDERING=off.`,
    );
  const prototype = Object.getPrototypeOf(handle) as object;
  for (const name of Object.getOwnPropertyNames(prototype))
    if (OPENING.test(name)) Object.defineProperty(prototype, name, { value: refuse });
}

/** Methods that connect, listen or send. The channel to the edge is open already, and is only read and written. */
const OPENING =
  /^(?:open|bind|listen|connect|query|send|addMembership|addSourceSpecificMembership|getHostByAddr)/;

function handleOf(socket: Socket): unknown {
  socket.on('error', () => undefined);
  const { _handle: handle } = socket as Socket & { _handle?: unknown };
  socket.destroy();
  return handle;
}

/** The handle of a datagram socket stands in the state that it keeps under a symbol. */
function datagramHandle(): unknown {
  const socket = dgram.createSocket('udp4');
  const states = Object.getOwnPropertySymbols(socket).map((symbol) => Reflect.get(socket, symbol) as unknown);
  const state = states.find((each) => typeof each === 'object' && each !== null && 'handle' in each);
  const handle: unknown = state && Reflect.get(state, 'handle');
  socket.close();
  return handle;
}

/**
 * Removes the network from this process permanently. Node's permissions know nothing of networks before Node 25, and
 * code that escapes from the context of a bundle would have it.
 * @throws Error where Node has no such handles: nothing must be rendered then
 */
export function closeNetwork(): void {
  closeHandle(handleOf(new Socket().connect(NOWHERE)));
  closeHandle(handleOf(new Socket().connect({ path: '/nowhere' })));
  closeHandle(datagramHandle());
  closeHandle(Reflect.get(new dns.Resolver(), '_handle'));
  // These ask the system, and go through no handle.
  for (const module of [dns, dns.promises])
    for (const name of ['lookup', 'lookupService'] as const)
      Object.defineProperty(module, name, { value: refuse });
  for (const name of ['require', 'module', 'fetch', 'WebSocket', 'EventSource'])
    Reflect.deleteProperty(globalThis, name);
  for (const name of [
    'mainModule',
    'getBuiltinModule',
    'binding',
    '_linkedBinding',
    'dlopen',
    'kill',
    '_kill',
    '_debugProcess',
  ])
    Object.defineProperty(process, name, { value: undefined, configurable: false });
}
