import { openTabChannel } from './tab-channel.ts';
import { spread, wait } from './wait.ts';
import { withLock } from './with-lock.ts';

const MAX_WAIT_MS = 30_000;
const MIN_WAIT_MS = 1000;

interface SharedStreamOptions<Message> {
  /** With the version of its messages: tabs of another host release may be open beside this one. */
  name: string;
  /** Receives what another tab has posted. */
  onMessage(message: Message): void;
  /** Reads the stream until it ends, and never rejects; answers whether it is to be opened again. */
  read(): Promise<boolean>;
  signal: AbortSignal;
}

export interface SharedStream<Message> {
  /** Posts to the other tabs. */
  post(message: Message): void;
  /** Whether this tab is the one that reads. */
  leads(): boolean;
}

/**
 * One stream for the whole browser: the tab that holds the lock reads it and forwards it to the others. A stream that ends is opened again
 * after a growing, jittered wait.
 */
export function shareStream<Message>({
  name,
  onMessage,
  read,
  signal,
}: SharedStreamOptions<Message>): SharedStream<Message> {
  const channel = openTabChannel(name, onMessage);
  signal.addEventListener('abort', channel.close);
  let leads = false;
  const lead = async () => {
    leads = true;
    for (let failures = 0; !signal.aborted;) {
      const opened = Date.now();
      if (!(await read())) return;
      // A stream that was open for a while worked: it ended with a restart of the server, so the wait starts from the
      // beginning.
      failures = Date.now() - opened > MAX_WAIT_MS ? 1 : failures + 1;
      await wait(Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** failures) * spread(), signal);
    }
  };
  withLock(name, lead, signal).catch(() => undefined);
  return { post: channel.post, leads: () => leads };
}
