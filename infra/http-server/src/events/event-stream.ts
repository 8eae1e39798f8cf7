import type { ServerResponse } from 'node:http';

const HEARTBEAT_MS = 15_000;

/** A response of server-sent events that has begun. */
export interface EventStream {
  /** Writes text of `eventText`, unless the stream is over. */
  write(text: string): void;
  /** Ends the response, and writes nothing more. May be called twice. */
  end(): void;
  /** Called once when the stream is over, for whatever reason; at once where it already is. */
  onEnd(cleanUp: () => void): void;
  /** Whether it was ended, or its client has left. */
  readonly isOver: boolean;
}

/** One event as text. `data` has no line break. */
export const eventText = ({ id, event, data }: { id?: string | number; event: string; data: string }) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/**
 * Begins a response of server-sent events with a heartbeat every 15 s. A client that leaves more than `maxUnreadBytes` unread
 * is disconnected.
 * @returns null where the client has already left: no 'close' would come, and nothing would end the stream
 */
export function openEventStream(
  response: ServerResponse,
  { maxUnreadBytes }: { maxUnreadBytes: number },
): EventStream | null {
  // 'close' ends the stream of a broken connection; an error that nobody listens to would end the process.
  response.on('error', () => {});
  if (response.destroyed) return null;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
  });
  const cleanUps: (() => void)[] = [];
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    for (const cleanUp of cleanUps) cleanUp();
    // Behind bytes that nobody reads, the end would keep the connection for as long as the client likes.
    if (response.writableLength > 0) response.destroy();
    else response.end();
  };
  const write = (text: string) => {
    if (isOver) return;
    if (response.writableLength > maxUnreadBytes) end();
    else response.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  response.on('close', end);
  return {
    write,
    end,
    onEnd(cleanUp) {
      if (isOver) cleanUp();
      else cleanUps.push(cleanUp);
    },
    get isOver() {
      return isOver;
    },
  };
}
