import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A client that sends bytes as a test wants them, which no HTTP library would. */
export interface RawClient {
  socket: Socket;
  send(text: string): void;
  /** What came by the time that it matches, or is so many bytes. @throws where the connection is closed before. */
  until(wanted: RegExp | number): Promise<string>;
  /** What came until the connection was closed. */
  closed: Promise<string>;
}

/** Opens a connection and sends `text`; `localAddress` makes it one of another address of this machine. */
export function rawClient(url: string, text: string, localAddress = '127.0.0.1'): RawClient {
  const { port } = new URL(url);
  let received = '';
  const waiting = new Set<() => void>();
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.setEncoding('latin1');
  socket.write(text);
  socket.on('data', (data: string) => {
    received += data;
    for (const check of waiting) check();
  });
  // Being cut off is what many of these tests are about.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((done) => socket.once('close', () => done(received)));
  return {
    socket,
    closed,
    send: (more) => void socket.write(more),
    until: (wanted) =>
      new Promise((done, fail) => {
        const check = () => {
          if (typeof wanted === 'number' ? received.length < wanted : !wanted.test(received)) return;
          waiting.delete(check);
          done(received);
        };
        waiting.add(check);
        check();
        void closed.then(() =>
          fail(
            new Error(
              `The connection was closed before ${String(wanted)} was received: ${received.slice(0, 300)}`,
            ),
          ),
        );
      }),
  };
}
