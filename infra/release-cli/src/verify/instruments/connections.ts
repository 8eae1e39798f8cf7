import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

type Used = Pick<
  Tools,
  | 'answers'
  | 'apply'
  | 'between'
  | 'caller'
  | 'getOwnPropertyDescriptor'
  | 'isOwn'
  | 'note'
  | 'quote'
  | 'standIn'
  | 'uncurried'
>;

/**
 * Knows which connections, workers and channels of the release are still open, and where each was opened. What a verification
 * cannot look into is noted as it is opened.
 */
export function watchConnections({
  answers,
  apply,
  between,
  caller,
  getOwnPropertyDescriptor,
  isOwn,
  note,
  quote,
  standIn,
  uncurried,
}: Used): void {
  interface Open {
    kind: string;
    address: string;
    isClosed: () => boolean;
  }
  const set = uncurried(Map.prototype.set);
  const remove = uncurried(Map.prototype.delete);
  const each = uncurried(Map.prototype.forEach);
  const open = new Map<object, Open>();

  const streamUrl =
    typeof EventSource === 'function' && getOwnPropertyDescriptor(EventSource.prototype, 'url')?.get;

  /** @param state what the object says of itself once it is closed, by the browser's own getter */
  const opens = (
    kind: string,
    closes: readonly string[],
    state?: { of: string; closed: unknown[] },
  ): void => {
    const constructor = Reflect.get(globalThis, kind) as { prototype: object } | undefined;
    if (!constructor) return;
    const { prototype } = constructor;
    const getter = state && getOwnPropertyDescriptor(prototype, state.of)?.get;
    standIn(kind, (call, self, args) => {
      const address = caller();
      const opened = call(self, args) as object;
      const isClosed = (): boolean => {
        const now: unknown = getter ? apply(getter, opened, []) : null;
        for (let at = 0; state && at < state.closed.length; at += 1)
          if (state.closed[at] === now) return true;
        return false;
      };
      if (!isOwn(address)) return opened;
      set(open, opened, { kind, address, isClosed });
      // The debugger does not say which script opened a stream of events.
      if (kind === 'EventSource' && streamUrl)
        note('requests', `connects to ${apply(streamUrl, opened, []) as string}`, address);
      return opened;
    });
    for (const key of closes)
      between(prototype, key, (call, self, args) => {
        const answer = call(self, args);
        // What says of itself whether it is closed may take a moment, or fail to.
        if (!state) remove(open, self);
        return answer;
      });
  };
  opens('WebSocket', [], { of: 'readyState', closed: [2, 3] });
  opens('EventSource', [], { of: 'readyState', closed: [2] });
  opens('RTCPeerConnection', [], { of: 'signalingState', closed: ['closed'] });
  opens('AudioContext', [], { of: 'state', closed: ['closed'] });
  opens('BroadcastChannel', ['close']);
  opens('WebTransport', ['close']);
  opens('WebSocketStream', ['close']);
  opens('Worker', ['terminate']);
  // Lives as long as any page of the shop, whoever started it.
  opens('SharedWorker', []);

  const unseen = (name: string, text: string): void =>
    standIn(name, (call, self, args) => {
      const address = caller();
      if (isOwn(address)) note('requests', text, address);
      return call(self, args);
    });
  unseen('RTCPeerConnection', 'opens a connection to other browsers');
  unseen('SharedWorker', 'starts a worker that no verification sees into');
  unseen('WebTransport', 'opens a connection past the API');
  unseen('WebSocketStream', 'opens a connection past the API');
  const container = (Reflect.get(globalThis, 'ServiceWorkerContainer') as { prototype: object } | undefined)
    ?.prototype;
  if (container)
    between(container, 'register', (call, self, args) => {
      const address = caller();
      if (isOwn(address)) note('requests', 'registers a service worker', address);
      return call(self, args);
    });

  answers.open = () => {
    let lines = '';
    each(open, ({ kind, address, isClosed }: Open) => {
      if (!isClosed()) lines += `[${quote(kind)},${quote(address)}]\n`;
    });
    return lines;
  };
}
