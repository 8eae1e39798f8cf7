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

const script = (duration: number, file: string, invokerType = 'event-listener') => ({
  duration,
  startTime: 100,
  invokerType,
  sourceURL: `https://souk.example${file}`,
});

it('names the remote whose file blocked the page, and nothing for short tasks', () => {
  const observe = browserWith('longtask', 'long-animation-frame');
  const heard = jest.fn();
  const stop = watchLongTasks(heard);
  expect(observe).toHaveBeenCalledWith({ type: 'long-animation-frame', buffered: true });
  const scripts = [
    script(2000, '/releases/food/1.1.0/a.js'),
    script(199, '/releases/grocery/1.0.0/b.js'),
    script(500, '/somewhere.js'),
  ];
  onEntries({ getEntries: () => [{ duration: 2700, startTime: 90, scripts }] });
  expect(heard.mock.calls).toEqual([[{ remote: 'food', version: '1.1.0' }, 2000, 2100]]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it('names the host only while its own file is evaluated: its React runs the code of remotes', () => {
  browserWith('long-animation-frame');
  const heard = jest.fn();
  watchLongTasks(heard);
  const scripts = [
    script(800, '/releases/host/1.0.0/a.js', 'classic-script'),
    script(900, '/releases/host/1.0.0/a.js'),
  ];
  onEntries({ getEntries: () => [{ duration: 1700, startTime: 90, scripts }] });
  expect(heard.mock.calls).toEqual([
    [{ remote: 'host', version: '1.0.0' }, 800, 900],
    [null, 900, 1000],
  ]);
});

it('reports a long task without a name where the browser knows none', () => {
  browserWith('longtask');
  const heard = jest.fn();
  watchLongTasks(heard);
  onEntries({
    getEntries: () => [
      { duration: 300, startTime: 50 },
      { duration: 120, startTime: 50 },
    ],
  });
  expect(heard.mock.calls).toEqual([[null, 300, 350]]);
});

it('reports nothing in a browser that does not measure it', () => {
  expect(watchLongTasks(jest.fn())()).toBeUndefined();
});
