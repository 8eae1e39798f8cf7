import type { Socket } from 'node:net';
import { onSocketClose } from '../clients/on-socket-close.ts';

const signals = new WeakMap<Socket, AbortSignal>();

/** Aborted when the client's connection is closed; shared by all requests of the connection. */
export function socketSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else onSocketClose(socket, () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}
