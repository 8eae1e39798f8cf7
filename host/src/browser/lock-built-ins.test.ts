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
