import { currentHeaders } from '@souk/api-client';
import { HEADERS } from '@souk/contracts';
import type { PushMessage } from '@souk/contracts';
import { readEvents, StreamRefusedError } from '../federation/read-events.ts';
import { openTabChannel } from '../browser/tab-channel.ts';
import { spread, wait } from '../browser/wait.ts';
import { withLock } from '../browser/with-lock.ts';
import type { PushTransport } from './push-transport.ts';

/** With the version of its messages: tabs of another host release may be open beside this one. */
const CHANNEL = 'souk-push-1';
const URL = '/api/v1/customer/push/events';
const MAX_WAIT_MS = 30_000;
const MIN_WAIT_MS = 1000;

export interface StreamOptions {
  token: string;
  /** Stands for the token where other pages can read it: tabs of one session share a stream. */
  session: number;
  language: string;
  /** The last message that this tab has received, kept over restarts. */
  received: { last: number | null };
}

/** What tabs of one session tell each other. */
type Message = { message: PushMessage } | { asks: true } | { at: number };

/** The API's stream, read by fetch with the token: by one tab for the whole browser, which tells the others. */
export function eventStream({ token, session, language, received }: StreamOptions): PushTransport {
  return {
    start(hear) {
      const controller = new AbortController();
      const { signal } = controller;
      const name = `${CHANNEL}-${session}`;
      let leads = false;
      const take = (message: PushMessage) => {
        if (signal.aborted || (received.last !== null && message.id <= received.last)) return;
        received.last = message.id;
        hear(message);
      };
      const channel = openTabChannel<Message>(name, (message) => {
        if ('message' in message) take(message.message);
        else if ('at' in message) received.last ??= message.at;
        else if (leads && received.last !== null) channel.post({ at: received.last });
      });
      // Should this tab lead one day, it goes on where the others are.
      channel.post({ asks: true });

      const lead = async () => {
        leads = true;
        for (let failures = 0; !signal.aborted;) {
          const opened = Date.now();
          const refused = await readEvents(
            URL,
            {
              lastId: received.last === null ? '' : String(received.last),
              signal,
              headers: {
                ...currentHeaders(),
                authorization: `Bearer ${token}`,
                [HEADERS.language]: language,
              },
            },
            ({ id, data }) => {
              const value: unknown = JSON.parse(data);
              // The first event has no message: it says where the stream begins.
              if (typeof value === 'number') {
                received.last ??= Number(id);
                return;
              }
              const message = value as PushMessage; // As the API's contract says.
              take(message);
              channel.post({ message });
            },
          ).catch((error: unknown) => error);
          // The session has ended; every other call is answered so.
          if (refused instanceof StreamRefusedError && refused.status === 401) return;
          failures = Date.now() - opened > MAX_WAIT_MS ? 1 : failures + 1;
          await wait(Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** failures) * spread(), signal);
        }
      };
      withLock(name, lead, signal).catch(() => undefined);
      return () => {
        controller.abort();
        channel.close();
      };
    },
  };
}
