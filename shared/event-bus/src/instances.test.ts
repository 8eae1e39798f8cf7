import { instancesOf, registerInstance } from './instances.ts';

it('counts the page’s one bus once, and a second copy of it as two', () => {
  jest.isolateModules(() => jest.requireActual('./bus.ts'));
  expect(instancesOf('@souk/event-bus')).toBe(1);

  // Another copy of the code, as a second release that brought its own would evaluate it.
  jest.isolateModules(() => jest.requireActual('./bus.ts'));
  expect(instancesOf('@souk/event-bus')).toBe(2);
});

it('stores the counts where a journey can read them', () => {
  registerInstance('something');
  const counts: unknown = Reflect.get(globalThis, Symbol.for('souk.instances'));
  expect(counts).toEqual(new Map([...(counts as Map<string, number>), ['something', 1]]));
});
