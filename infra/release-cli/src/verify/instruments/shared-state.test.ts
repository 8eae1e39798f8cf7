import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { watchSharedState } from './shared-state.ts';
import type { Tools } from './tools.ts';

class FakeStorage {
  readonly items = new Map<string, string>();
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}
class FakeDocument {
  text = '';
  get cookie() {
    return this.text;
  }
  set cookie(text: string) {
    this.text = text;
  }
}
class FakeSheet {
  readonly rules: string[] = [];
  insertRule(rule: string) {
    this.rules.push(rule);
  }
  addRule(selector: string, style: string) {
    this.rules.push(`${selector} { ${style} }`);
  }
}
class FakeDatabases {
  open(name: string) {
    return name;
  }
}

describe('the record of who writes to storages, cookies and style sheets', () => {
  const local = new FakeStorage();
  const session = new FakeStorage();
  const page = new FakeDocument();
  const fakes = {
    Storage: FakeStorage,
    Document: FakeDocument,
    CSSStyleSheet: FakeSheet,
    IDBFactory: FakeDatabases,
  };
  const names = [...Object.keys(fakes), 'sessionStorage'];
  const real = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const answers: Tools['answers'] = {};
  const noted: string[] = [];
  let script = '';

  before(() => {
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    Object.defineProperty(globalThis, 'sessionStorage', { get: () => session, configurable: true });
    watchSharedState({
      answers,
      apply: Reflect.apply,
      between(owner, key, handler) {
        const found = Object.getOwnPropertyDescriptor(owner, key);
        if (!found) return;
        const stand = (real: () => unknown) =>
          function (this: unknown, ...args: unknown[]) {
            return handler((self, given) => Reflect.apply(real, self, given), this, args);
          };
        if (found.set) found.set = stand(found.set as () => unknown);
        else found.value = stand(found.value as () => unknown);
        Object.defineProperty(owner, key, found);
      },
      caller: () => script,
      getOwnPropertyDescriptor: Reflect.getOwnPropertyDescriptor,
      isOwn: (address) => address.includes('/releases/food/'),
      note: (kind, text) => noted.push(`${kind}: ${text}`),
      quote: JSON.stringify,
    });
  });
  after(() => {
    for (const [name, descriptor] of real)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  const write = () => {
    local.setItem('zoneid', '[2]');
    session.setItem('step', '2');
    page.cookie = 'souk_theme=dark; Path=/';
  };

  it('notes the rules that the release inserts, and inserts them', () => {
    script = 'http://shop.test/releases/food/1.0.0/main.js:1:1';
    const sheet = new FakeSheet();
    sheet.insertRule('a { color: red }');
    sheet.addRule('b', 'color: red');
    assert.deepEqual(sheet.rules, ['a { color: red }', 'b { color: red }']);
    assert.deepEqual(noted.splice(0), Array(2).fill('styles: inserts a rule into a style sheet'));
  });

  it("lists the host's with their values, and writes them", () => {
    script = 'http://shop.test/releases/host/1.0.0/main.js:1:1';
    write();
    const lines = (answers.hostWrites?.() ?? '').split('\n').filter(Boolean);
    assert.deepEqual(
      lines.map((line) => JSON.parse(line) as string[]),
      [
        ['local storage', 'zoneid', '[2]'],
        ['session storage', 'step', '2'],
        ['the cookie', 'souk_theme=dark; Path=/'],
      ],
    );
    assert.deepEqual(noted, []);
    assert.deepEqual([local.items.get('zoneid'), page.cookie], ['[2]', 'souk_theme=dark; Path=/']);
  });

  it("notes the release's, and lists none of them as the host's", () => {
    script = 'http://shop.test/releases/food/1.0.0/main.js:1:1';
    const listed = answers.hostWrites?.();
    write();
    assert.equal(answers.hostWrites?.(), listed);
    assert.deepEqual(noted, [
      'storage: writes zoneid',
      'storage: writes step',
      'storage: writes the cookie souk_theme',
    ]);
  });
});
