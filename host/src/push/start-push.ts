import { bus } from '@souk/event-bus';
import { language } from '@souk/i18n';
import { whileShown } from '../page/while-shown.ts';
import { eventStream } from './event-stream.ts';

/** What pushes need to know of who is signed in. */
interface SignedIn {
  /** Null for guests. */
  token(): string | null;
  /** A number that stands for the session; null for guests. */
  scope(): number | null;
}

/** Puts what is pushed to the customer on the bus for as long as there is one, each message once per tab (PSH-1, PSH-5, PSH-6). */
export function startPush(session: SignedIn): () => void {
  let stop = () => {};
  let heard: { of: number | null; last: number | null } = { of: null, last: null };
  const restart = () => {
    stop();
    const token = session.token();
    const scope = session.scope();
    stop = () => {};
    if (token === null || scope === null) return;
    if (heard.of !== scope) heard = { of: scope, last: null };
    const transport = eventStream({ token, session: scope, language: language(), heard });
    stop = whileShown(() => transport.start((message) => bus.emit('push:received', { message })));
  };
  restart();
  const offs = [bus.on('session:changed', restart), bus.on('language:changed', restart)];
  return () => {
    for (const off of offs) off();
    stop();
  };
}
