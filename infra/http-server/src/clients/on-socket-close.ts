import type { Socket } from 'node:net';

const listeners = new WeakMap<Socket, Set<() => void>>();

/** Calls back when a connection is closed, with one listener per connection for all of its requests. @returns the function that cancels it */
export function onSocketClose(socket: Socket, callback: () => void): () => void {
  let own = listeners.get(socket);
  if (!own) {
    const added = new Set<() => void>();
    socket.once('close', () => {
      for (const listener of added) listener();
    });
    listeners.set(socket, added);
    own = added;
  }
  own.add(callback);
  return () => void own.delete(callback);
}
