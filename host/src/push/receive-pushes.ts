import { configQuery, queryClient } from '@souk/api-client';
import type { PushMessage } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { language } from '@souk/i18n';
import { whileShown } from '../browser/while-shown.ts';
import { eventStream } from './event-stream.ts';
import { pushesOff, pushPermission } from './permission.ts';
import type { PushTransport } from './push-transport.ts';

/** What pushes need to know of who is signed in. */
export interface SignedIn {
  /** Null for guests. */
  token(): string | null;
  /** A number that identifies the session; null for guests. */
  scope(): number | null;
}

/** What a session has received, by either transport. */
interface ReceivedPushes {
  of: number | null;
  last: number | null;
  ids: Set<number>;
}

/** Firebase where the customer wants it and it is available; else null, and the stream continues. */
async function firebase(): Promise<PushTransport | null> {
  if (pushPermission.get() !== 'granted' || pushesOff.get()) return null;
  const { firebase: config } = await queryClient.fetchQuery(configQuery());
  if (!config?.vapid_key) return null;
  // Few pages ever need it.
  const { firebasePush } = await import('./firebase-push.ts');
  return firebasePush(config);
}

/** Puts what is pushed to the customer on the bus for as long as there is one, each message once per tab (PSH-1, PSH-5, PSH-6). */
export function receivePushes(session: SignedIn): () => void {
  let stop = () => {};
  let received: ReceivedPushes = { of: null, last: null, ids: new Set() };
  const restart = () => {
    stop();
    stop = () => {};
    const token = session.token();
    const scope = session.scope();
    if (token === null || scope === null) return;
    if (received.of !== scope) received = { of: scope, last: null, ids: new Set() };
    const { ids } = received;
    // During a switch both transports may deliver the same message.
    const receive = (message: PushMessage) => {
      if (ids.has(message.id)) return;
      ids.add(message.id);
      bus.emit('push:received', { message });
    };
    const begin = (transport: PushTransport) => whileShown(() => transport.start(receive));
    let isOver = false;
    let end = begin(eventStream({ token, session: scope, language: language(), received }));
    stop = () => {
      isOver = true;
      end();
    };
    void firebase().then(
      (transport) => {
        if (!transport || isOver) return;
        const endOfStream = end;
        end = begin(transport);
        endOfStream();
      },
      // Firebase is unreachable: the stream continues.
      () => undefined,
    );
  };
  restart();
  const offs = [
    bus.on('session:changed', restart),
    bus.on('language:changed', restart),
    pushPermission.subscribe(restart),
    pushesOff.subscribe(restart),
  ];
  return () => {
    for (const off of offs) off();
    stop();
  };
}
