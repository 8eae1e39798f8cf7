import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { watchConnections } from './connections.ts';
import type { Tools } from './tools.ts';

/** A socket as browsers have it: its state is a getter of the prototype. */
class Socket {
  #state = 0;
  get readyState() {
    return this.#state;
  }
  become(state: number) {
    this.#state = state;
  }
}

class Channel {
  close() {}
}

describe('the record of open connections', () => {
  const names = ['WebSocket', 'BroadcastChannel'] as const;
  const real = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const answers: Tools['answers'] = {};
  let script = 'http://shop.test/releases/food/1.0.0/main.js:1:1';

  before(() => {
    const value = { WebSocket: Socket, BroadcastChannel: Channel };
    for (const name of names)
      Object.defineProperty(globalThis, name, { value: value[name], configurable: true, writable: true });
    const between = (owner: object, key: string, handler: Parameters<Tools['between']>[2]) => {
      const found = Object.getOwnPropertyDescriptor(owner, key);
      if (!found) return;
      found.value = new Proxy(found.value as () => unknown, {
        apply: (target, self, args) => handler((on, given) => Reflect.apply(target, on, given), self, args),
        construct: (target, args) =>
          handler((_self, given) => Reflect.construct(target, given) as object, null, args) as object,
      });
      Object.defineProperty(owner, key, found);
    };
    watchConnections({
      answers,
      apply: Reflect.apply,
      between,
      caller: () => script,
      getOwnPropertyDescriptor: Reflect.getOwnPropertyDescriptor,
      isOwn: (address) => address.includes('/releases/food/'),
      note: () => {},
      quote: JSON.stringify,
      standIn: (name, handler) => between(globalThis, name, handler),
      uncurried:
        (method) =>
        (self, ...args) =>
          Reflect.apply(method, self, args) as unknown,
    });
  });
  after(() => {
    names.forEach((name, at) => {
      const descriptor = real[at];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  });

  const open = () =>
    (answers.open?.() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as string[])[0]);

  it('names sockets of the release until they close, on either side', () => {
    const socket = new WebSocket('ws://shop.test/api') as unknown as Socket;
    assert.deepEqual(open(), ['WebSocket']);
    socket.become(1);
    assert.deepEqual(open(), ['WebSocket']);
    socket.become(3);
    assert.deepEqual(open(), []);
  });

  it('names channels until they are closed', () => {
    const channel = new BroadcastChannel('food');
    assert.deepEqual(open(), ['BroadcastChannel']);
    channel.close();
    assert.deepEqual(open(), []);
  });

  it("leaves the host's alone", () => {
    script = 'http://shop.test/releases/host/1.0.0/main.js:1:1';
    new BroadcastChannel('souk');
    assert.deepEqual(open(), []);
  });
});
