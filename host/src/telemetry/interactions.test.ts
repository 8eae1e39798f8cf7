import { watchInteractions } from './interactions.ts';

let onEntries: (list: { getEntries(): unknown[] }) => void;
const observe = jest.fn();
const disconnect = jest.fn();

function browserWith(...supportedEntryTypes: string[]) {
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    observe = observe;
    disconnect = disconnect;
    constructor(heard: typeof onEntries) {
      onEntries = heard;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

it('reports how long the page took to answer a click, and nothing without an interaction', () => {
  browserWith('event');
  const heard = jest.fn();
  const stop = watchInteractions(heard);
  expect(observe).toHaveBeenCalledWith({ type: 'event', buffered: true, durationThreshold: 16 });
  onEntries({
    getEntries: () => [
      { duration: 400, interactionId: 0 },
      { duration: 240, interactionId: 7 },
      { duration: 900 },
    ],
  });
  expect(heard.mock.calls).toEqual([[240]]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it('reports nothing in a browser that does not measure it', () => {
  browserWith('longtask');
  expect(watchInteractions(jest.fn())()).toBeUndefined();
});
