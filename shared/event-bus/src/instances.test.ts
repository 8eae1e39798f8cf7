import { registerInstance } from './instances.ts';

/** As a journey reads them. */
const counts = () => Reflect.get(globalThis, Symbol.for('souk.instances')) as Map<string, number>;

it('counts the page’s one bus once, and a second copy of it as two', () => {
  jest.isolateModules(() => jest.requireActual('./bus.ts'));
  expect(counts().get('@souk/event-bus')).toBe(1);

  // Another copy of the code, as a second release that brought its own would evaluate it.
  jest.isolateModules(() => jest.requireActual('./bus.ts'));
  expect(counts().get('@souk/event-bus')).toBe(2);
});

it('counts whatever registers itself', () => {
  registerInstance('something');
  expect(counts().get('something')).toBe(1);
});
