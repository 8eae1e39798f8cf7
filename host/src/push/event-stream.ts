import { currentHeaders } from '@souk/api-client';
import { HEADERS } from '@souk/contracts';
import type { PushMessage } from '@souk/contracts';
import { readEvents, StreamRefusedError } from '../federation/read-events.ts';
import { shareStream } from '../browser/shared-stream.ts';
import type { PushTransport } from './push-transport.ts';

/** With the version of its messages: tabs of another host release may be open beside this one. */
const CHANNEL = 'souk-push-1';
const URL = '/api/v1/customer/push/events';

export interface StreamOptions {
  token: string;
  /** Identifies the session without the token: tabs of one session share a stream. */
  session: number;
  language: string;
  /** The last message that this tab has received, across restarts of the stream. */
  received: { last: number | null };
}

/** Messages between tabs of one session. */
type Message = { message: PushMessage } | { asks: true } | { at: number };

/** The API's stream, read by fetch with the token: by one tab for the whole browser, which forwards to the others. */
export function eventStream({ token, session, language, received }: StreamOptions): PushTransport {
  return {
    start(onMessage) {
      const controller = new AbortController();
      const { signal } = controller;
      const take = (message: PushMessage) => {
        if (signal.aborted || (received.last !== null && message.id <= received.last)) return;
        received.last = message.id;
        onMessage(message);
      };
      const stream = shareStream<Message>({
        name: `${CHANNEL}-${session}`,
        signal,
        onMessage(message) {
          if ('message' in message) take(message.message);
          else if ('at' in message) received.last ??= message.at;
          else if (stream.leads() && received.last !== null) stream.post({ at: received.last });
        },
        async read() {
          const lastId = received.last === null ? '' : String(received.last);
          const headers = {
            ...currentHeaders(),
            authorization: `Bearer ${token}`,
            [HEADERS.language]: language,
          };
          const refused = await readEvents(URL, { lastId, signal, headers }, ({ id, data }) => {
            const value: unknown = JSON.parse(data);
            // The first event has no message: it says where the stream begins.
            if (typeof value === 'number') {
              received.last ??= Number(id);
              return;
            }
            const message = value as PushMessage; // As the API's contract says.
            take(message);
            stream.post({ message });
          }).catch((error: unknown) => error);
          // The session has ended; every other call is answered so.
          return !(refused instanceof StreamRefusedError && refused.status === 401);
        },
      });
      // If this tab takes the stream over, it continues after this message.
      stream.post({ asks: true });
      return () => controller.abort();
    },
  };
}
