import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { watchPageAttributes } from './page-attributes.ts';
import type { Tools } from './tools.ts';

class FakeElement {
  readonly attributes = new Map<string, string>();
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
}
class FakeDocument {
  readonly #root = new FakeElement();
  readonly #body = new FakeElement();
  get documentElement() {
    return this.#root;
  }
  get body() {
    return this.#body;
  }
}

describe('the record of who sets attributes of the page', () => {
  const page = new FakeDocument();
  const fakes = { Element: FakeElement, HTMLElement: FakeElement, Document: FakeDocument, document: page };
  const real = Object.keys(fakes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const noted: string[] = [];
  let script = 'http://shop.test/releases/food/1.0.0/main.js:1:1';

  before(() => {
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    const tools: Pick<Tools, 'apply' | 'between' | 'caller' | 'getOwnPropertyDescriptor' | 'isOwn' | 'note'> =
      {
        apply: Reflect.apply,
        between(owner, key, handler) {
          const found = Object.getOwnPropertyDescriptor(owner, key);
          if (!found) return;
          found.value = new Proxy(found.value as () => unknown, {
            apply: (target, self, args) =>
              handler((on, given) => Reflect.apply(target, on, given), self, args),
          });
          Object.defineProperty(owner, key, found);
        },
        caller: () => script,
        getOwnPropertyDescriptor: Reflect.getOwnPropertyDescriptor,
        isOwn: (address) => address.includes('/releases/food/'),
        note: (kind, _text, address) => noted.push(`${kind} ${address}`),
      };
    watchPageAttributes(tools as Tools);
  });
  after(() => {
    for (const [name, descriptor] of real)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  it('has script and line of the release, sets the attribute, and leaves other elements alone', () => {
    page.body.setAttribute('data-theme', 'dark');
    page.documentElement.setAttribute('dir', 'rtl');
    new FakeElement().setAttribute('id', 'own');
    assert.equal(page.body.attributes.get('data-theme'), 'dark');
    assert.deepEqual(noted.splice(0), [`attributes ${script}`, `attributes ${script}`]);
  });

  it('has nothing of the host’s scripts', () => {
    script = 'http://shop.test/releases/host/1.0.0/main.js:1:1';
    page.body.setAttribute('data-theme', 'light');
    assert.deepEqual(noted, []);
  });
});
