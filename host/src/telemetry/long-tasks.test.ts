import { watchLongTasks } from './long-tasks.ts';

let onEntries: (list: { getEntries(): unknown[] }) => void;
const disconnect = jest.fn();

function browserWith(...supportedEntryTypes: string[]) {
  const observe = jest.fn();
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    observe = observe;
    disconnect = disconnect;
    constructor(heard: typeof onEntries) {
      onEntries = heard;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return observe;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

const script = (duration: number, file: string) => ({ duration, sourceURL: `https://souk.example${file}` });

it('names the remote whose file kept the page from answering, and nobody for what is short', () => {
  const observe = browserWith('longtask', 'long-animation-frame');
  const heard = jest.fn();
  const stop = watchLongTasks(heard);
  expect(observe).toHaveBeenCalledWith({ type: 'long-animation-frame', buffered: true });
  const scripts = [
    script(2000, '/releases/food/1.1.0/a.js'),
    script(199, '/releases/grocery/1.0.0/b.js'),
    script(500, '/somewhere.js'),
  ];
  onEntries({ getEntries: () => [{ duration: 2700, scripts }] });
  expect(heard.mock.calls).toEqual([[{ remote: 'food', version: '1.1.0' }, 2000]]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it('says that there was one where the browser knows no more', () => {
  browserWith('longtask');
  const heard = jest.fn();
  watchLongTasks(heard);
  onEntries({ getEntries: () => [{ duration: 300 }, { duration: 120 }] });
  expect(heard.mock.calls).toEqual([[null, 300]]);
});

it('is silent in a browser that does not tell', () => {
  expect(watchLongTasks(jest.fn())()).toBeUndefined();
});
