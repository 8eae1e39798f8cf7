import { lockBuiltIns } from './lock-built-ins.ts';
import { rememberArrays } from './put-back-arrays.ts';

/** What a release does; bundles are strict, so that a locked property throws. */
const patch = (object: object, key: string) => () => {
  Reflect.set(object, key, 'patched');
  return Reflect.get(object, key) as unknown;
};

it('locks what every module runs, before a release can patch it', () => {
  globalThis.fetch ??= () => Promise.reject(new Error('no network'));
  const { fetch } = globalThis;
  const { trim } = String.prototype;
  lockBuiltIns();
  expect(patch(globalThis, 'fetch')()).toBe(fetch);
  expect(patch(String.prototype, 'trim')()).toBe(trim);
  expect(patch(XMLHttpRequest.prototype, 'open')()).not.toBe('patched');
  expect(patch(Storage.prototype, 'setItem')()).not.toBe('patched');
  expect(patch(JSON, 'parse')()).toBe(JSON.parse);
  expect(Reflect.set(Promise.prototype, 'anything', 1)).toBe(false);
});

it('locks what the host and its API client look up by name, and the functions of these', () => {
  const before = { XMLHttpRequest, URL, Promise, JSON, String };
  lockBuiltIns();
  for (const [name, value] of Object.entries(before)) expect(patch(globalThis, name)()).toBe(value);
  const { all, resolve } = Promise;
  const { canParse } = URL;
  expect(patch(Promise, 'all')()).toBe(all);
  expect(patch(Promise, 'resolve')()).toBe(resolve);
  expect(patch(URL, 'canParse')()).toBe(canParse);
  expect(patch(String, 'raw')()).toBe(String.raw);
});

it('leaves the clock to tests, and additions to polyfills', () => {
  lockBuiltIns();
  const { Date: date } = globalThis;
  try {
    expect(patch(globalThis, 'Date')()).toBe('patched');
  } finally {
    globalThis.Date = date;
  }
  expect(Reflect.set(Promise, 'missing', () => undefined)).toBe(true);
});

it('leaves alone what programs set on objects of their own', () => {
  const own = Object.assign(new Date(0), { toString: () => 'mine' });
  expect(String(own)).toBe('mine');
  class Sub extends Promise<void> {}
  expect(() => Object.assign(Sub.prototype, { constructor: Sub })).not.toThrow();
});

it('restores what a release patched in lists, and reports what it was', () => {
  const { includes } = Array.prototype;
  const putBack = rememberArrays();
  expect(putBack()).toEqual([]);
  Array.prototype.includes = () => false;
  Object.assign(Array.prototype, { last: 1 });
  expect(putBack()).toEqual(['includes', 'last']);
  expect(Array.prototype.includes).toBe(includes);
  expect('last' in Array.prototype).toBe(false);
});
