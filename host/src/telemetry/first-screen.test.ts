import { createStore } from '../state/store.ts';
import { measureFirstScreen } from './first-screen.ts';
import type { FirstScreen } from './first-screen.ts';

type Entry = { type: string; startTime: number; value?: number; hadRecentInput?: boolean };

const food = { remote: 'food', version: '2.0.0' };
const host = { remote: 'host', version: '1.0.0' };
const onMeasured = jest.fn();
const active = createStore<string | null>(null);
let screen: FirstScreen;
/** What the browser measured, and has not told yet. */
let entries: Entry[] = [];
let observers: { type: string; listener(list: { getEntries(): Entry[] }): void }[] = [];

/** A browser that measures these, also before somebody asks. */
function browserMeasuring(...supportedEntryTypes: string[]) {
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    type = '';
    listener: (typeof observers)[number]['listener'];
    constructor(listener: Observer['listener']) {
      this.listener = listener;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      this.type = type;
      if (buffered) observers.push(this);
    }
    takeRecords() {
      const taken = entries.filter(({ type }) => type === this.type);
      entries = entries.filter(({ type }) => type !== this.type);
      return taken;
    }
    disconnect() {
      observers = observers.filter((it) => it !== this);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}

const paint = (startTime: number) => entries.push({ type: 'largest-contentful-paint', startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  entries.push({ type: 'layout-shift', startTime, value, hadRecentInput });
/** The browser tells what it measured. */
const tell = () => {
  for (const { type, listener } of observers) {
    const told = entries.filter((it) => it.type === type);
    if (told.length > 0) listener({ getEntries: () => told });
  }
  entries = [];
};
const becomesIdle = () => jest.advanceTimersByTimeAsync(5000);

function open(path = '/home', draws: string | null = 'food') {
  history.replaceState(null, '', path);
  active.set(draws);
  screen = measureFirstScreen({ active, host, onMeasured });
}

beforeEach(() => {
  jest.useFakeTimers();
  onMeasured.mockReset();
  [entries, observers] = [[], []];
  browserMeasuring('largest-contentful-paint', 'layout-shift');
});
afterEach(() => {
  screen.end();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('measures the largest paint and the worst five seconds of shifts, for the remote that was shown first', async () => {
  open();
  paint(400);
  shift(500, 0.05);
  await becomesIdle();
  screen.shown(food);
  tell();
  paint(1234.5);
  shift(1400, 0.1);
  shift(2200, 0.1);
  shift(2300, 0.9, true);
  // A second later another window begins, and so it does after five seconds of shifts.
  shift(3300, 0.12);
  for (let at = 0; at < 8; at += 1) shift(10_000 + 900 * at, 0.03);
  tell();
  paint(1500);
  expect(onMeasured).not.toHaveBeenCalled();
  screen.end();
  screen.end();
  expect(onMeasured.mock.calls).toEqual([[food, { lcpMs: 1500, cls: 0.25 }]]);
  expect(observers).toEqual([]);
});

it('ends with the first screen: what another remote draws after it is none of its', async () => {
  open();
  await becomesIdle();
  screen.shown(food);
  paint(900);
  shift(950, 0.02);
  active.set('grocery');
  screen.shown({ remote: 'grocery', version: '1.0.0' });
  shift(9000, 0.8);
  screen.end();
  expect(onMeasured.mock.calls).toEqual([[food, { lcpMs: 900, cls: 0.02 }]]);
});

it('measures the landing page for the host, which draws it', async () => {
  open('/', null);
  await becomesIdle();
  paint(700);
  active.set('food');
  screen.shown(food);
  expect(onMeasured.mock.calls).toEqual([[host, { lcpMs: 700, cls: 0 }]]);
});

it('waits for the remote of a page whose module is not known yet', async () => {
  open('/home', null);
  await becomesIdle();
  active.set('food');
  screen.shown(food);
  paint(2000);
  screen.end();
  expect(onMeasured.mock.calls).toEqual([[food, { lcpMs: 2000, cls: 0 }]]);
});

it('says nothing of shifts in a browser that does not measure them', async () => {
  browserMeasuring('largest-contentful-paint');
  open();
  await becomesIdle();
  screen.shown(food);
  paint(900);
  screen.end();
  expect(onMeasured.mock.calls).toEqual([[food, { lcpMs: 900 }]]);
});

it.each([
  ['nothing was painted', () => screen.shown(food)],
  ['no release was shown', () => paint(900)],
])('says nothing where %s', async (_, happens) => {
  open();
  await becomesIdle();
  happens();
  screen.end();
  expect(onMeasured).not.toHaveBeenCalled();
});

it('says nothing of a page that was loaded in the background, nor of one that was left at once', async () => {
  const looksAt = (visibilityState: string) =>
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  looksAt('hidden');
  open();
  looksAt('visible');
  await becomesIdle();
  screen.shown(food);
  paint(60_000);
  screen.end();
  open();
  screen.shown(food);
  screen.end();
  await becomesIdle();
  expect(observers).toEqual([]);
  expect(onMeasured).not.toHaveBeenCalled();
});
