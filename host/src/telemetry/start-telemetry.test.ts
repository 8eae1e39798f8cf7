import { bus } from '@souk/event-bus';
import type { InlinedDocument, PageReport } from '@souk/contracts';
import { createDiscovery } from '../federation/discovery.ts';
import { createStore } from '../state/store.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { startTelemetry } from './start-telemetry.ts';

const beacon = jest.fn((_: string, __: string) => true);
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as PageReport);
const last = () => reports().at(-1) as PageReport;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
let stop = () => undefined as void;
let online = true;
interface Release {
  remote: string;
  version: string;
}
let onScreen: Release | null = null;
let entering: Release | null = null;
const active = createStore<string | null>(null);

function open(changes: Partial<InlinedDocument> = {}, token: string | null = 'a-token') {
  document.querySelector('meta[name="souk-page-token"]')?.remove();
  if (token !== null) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'souk-page-token', content: token });
    document.head.append(meta);
  }
  const discovery = createDiscovery(
    {
      ...aDiscoveryDocument(
        { revision: 7 },
        { host: aDiscoveredRelease('host'), food: aDiscoveredRelease('food', '2.0.0') },
      ),
      ...changes,
    },
    'visitor',
  );
  stop = startTelemetry({
    discovery,
    active,
    shown: () => onScreen,
    entered: () => onScreen ?? entering,
    isOnline: () => online,
  });
  return discovery;
}

const showFood = (version: string, milliseconds: number) =>
  bus.emit('release:shown', { remote: 'food', version, assigned: '2.0.0', revision: 7, milliseconds });

const looksAway = (away: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    value: away ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The edge's answer about the API; an error: the edge is down, a promise: it is slow. */
const outage = jest.fn<Promise<Partial<Response>>, unknown[]>();
const edgeSays = (answer: unknown, status = 200) =>
  outage.mockImplementation(async () => ({ status, json: async () => answer }));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = outage as unknown as typeof fetch;
  outage.mockReset();
  edgeSays({ api: false });
  Object.assign(navigator, { sendBeacon: beacon });
  beacon.mockReset().mockReturnValue(true);
  onScreen = null;
  entering = null;
  active.set(null);
  history.replaceState(null, '', '/home');
  online = true;
});
afterEach(() => {
  stop();
  looksAway(false);
  jest.useRealTimers();
});

it('reports soon after the page opened which releases it runs, and nothing about the visitor', async () => {
  open();
  bus.emit('release:loaded', { remote: 'food', version: '2.0.0', milliseconds: 120 });
  showFood('2.0.0', 340);
  onScreen = { remote: 'food', version: '2.0.0' };
  expect(beacon).not.toHaveBeenCalled();
  await seconds(4);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('/telemetry');
  expect(last()).toEqual({
    token: 'a-token',
    sequence: 1,
    epoch: 'first',
    revision: 7,
    picked: { host: '1.0.0', food: '2.0.0' },
    armed: { food: '2.0.0' },
    shown: { host: '1.0.0', food: '2.0.0' },
    leaving: false,
    releases: [
      {
        remote: 'host',
        version: '1.0.0',
        loads: 1,
        loadTimes: [expect.any(Number)],
        failures: {},
        fallbacks: 0,
        readyMs: expect.any(Number),
      },
      {
        remote: 'food',
        version: '2.0.0',
        loads: 1,
        loadTimes: [120],
        failures: {},
        fallbacks: 0,
        readyMs: 340,
      },
    ],
  });
});

it('counts a failure against the release that the visitor was given, whatever is shown in its place', async () => {
  open();
  const failed = (version: string, stage: 'load' | 'render') =>
    bus.emit('release:failed', { remote: 'food', version, assigned: '2.0.0', stage, reason: 'x' });
  failed('2.0.0', 'load');
  bus.emit('release:loaded', { remote: 'food', version: '1.0.0', milliseconds: 80 });
  showFood('1.0.0', 340);
  failed('1.0.0', 'render');
  window.dispatchEvent(new ErrorEvent('error', { filename: '/releases/food/1.0.0/a.js' }));
  await seconds(4);
  expect(last().releases).toEqual([
    expect.objectContaining({ remote: 'host' }),
    {
      remote: 'food',
      version: '2.0.0',
      loads: 1,
      loadTimes: [],
      failures: { load: 1, render: 1, script: 1 },
      fallbacks: 1,
    },
  ]);
});

it('reports how long a release took to be shown, the first time, and nothing of one in its place', async () => {
  open();
  showFood('2.0.0', 340);
  showFood('2.0.0', 12);
  await seconds(4);
  expect(last().releases[1]).toMatchObject({ remote: 'food', readyMs: 340 });
  stop();
  open();
  showFood('1.0.0', 340);
  showFood('2.0.0', 12);
  await seconds(4);
  expect(last().releases.filter(({ remote, readyMs }) => remote === 'food' && readyMs)).toEqual([]);
});

/** A browser that tells of these, and how to make it. */
function browserTelling(type: string) {
  let tell: (entry: Record<string, unknown>) => void = () => undefined;
  class Observer {
    static supportedEntryTypes = [type];
    observe = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
    constructor(heard: (list: { getEntries(): unknown[] }) => void) {
      tell = (entry) => heard({ getEntries: () => [entry] });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return (entry: Record<string, unknown>) => tell(entry);
}
afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

it('reports the longest time that the page took to respond to an interaction', async () => {
  const tell = browserTelling('event');
  open();
  const answer = (duration: number) => tell({ duration, interactionId: 1 });
  answer(48);
  onScreen = { remote: 'food', version: '2.0.0' };
  [120, 480, 64].forEach(answer);
  await seconds(4);
  expect(last().releases).toEqual([
    expect.objectContaining({ remote: 'host', interactionMs: 48 }),
    expect.objectContaining({ remote: 'food', version: '2.0.0', interactionMs: 480 }),
  ]);
});

it('says once how its first screen was painted, when it is hidden, for the release that drew it', async () => {
  const tell = browserTelling('largest-contentful-paint');
  active.set('food');
  open();
  await seconds(1);
  showFood('2.0.0', 340);
  tell({ startTime: 1200.4 });
  await seconds(4);
  const paints = () =>
    reports().flatMap(({ releases }) =>
      releases.flatMap(({ remote, lcpMs }) => (lcpMs ? [[remote, lcpMs]] : [])),
    );
  expect(paints()).toEqual([]);
  looksAway(true);
  expect(paints()).toEqual([['food', 1200]]);
  looksAway(false);
  tell({ startTime: 9000 });
  window.dispatchEvent(new Event('pagehide'));
  expect(last()).toMatchObject({ leaving: true });
  expect(paints()).toEqual([['food', 1200]]);
});

it('says how the first screen was painted of a page that goes away, but not of one in another’s place', async () => {
  for (const [version, expected] of [
    ['2.0.0', 1200],
    ['1.0.0', undefined],
  ] as const) {
    const tell = browserTelling('largest-contentful-paint');
    active.set('food');
    open();
    await seconds(1);
    showFood(version, 340);
    tell({ startTime: 1200 });
    window.dispatchEvent(new Event('pagehide'));
    expect(last().releases.find(({ remote }) => remote === 'food')?.lcpMs).toBe(expected);
    stop();
  }
});

it('attributes a blocked page to a remote once it is loaded, and to the host before', async () => {
  const tell = browserTelling('longtask');
  open();
  entering = { remote: 'food', version: '2.0.0' };
  const loadedAt = performance.now() + 1000;
  await seconds(1);
  bus.emit('release:loaded', { remote: 'food', version: '2.0.0', milliseconds: 120 });
  tell({ startTime: loadedAt - 700, duration: 600 });
  tell({ startTime: loadedAt - 100, duration: 2000 });
  await seconds(4);
  expect(last().releases).toEqual([
    expect.objectContaining({ remote: 'host', longTasks: { count: 1, longestMs: 600 } }),
    expect.objectContaining({ remote: 'food', longTasks: { count: 1, longestMs: 2000 } }),
  ]);
});

it('counts what a release left running against it, not against the release on screen', async () => {
  open();
  const show = (remote: string) =>
    bus.emit('release:shown', {
      remote,
      version: '2.0.0',
      assigned: '2.0.0',
      revision: 7,
      milliseconds: 340,
    });
  show('food');
  show('grocery');
  window.dispatchEvent(new ErrorEvent('error', { filename: '/releases/food/2.0.0/a.js' }));
  await seconds(4);
  const failed = last().releases.filter(({ failures }) => Object.keys(failures).length > 0);
  expect(failed).toEqual([expect.objectContaining({ remote: 'food', failures: { script: 1 } })]);
});

describe('a failure while something else is down', () => {
  const fails = (stage: 'load' | 'mount' | 'script', remote = 'food') =>
    bus.emit('release:failed', { remote, version: '2.0.0', assigned: '2.0.0', stage, reason: 'x' });
  const reported = async () => {
    await seconds(4);
    return last().releases.find(({ remote }) => remote === 'food');
  };

  it('is reported apart from a release’s own: without a connection, nothing loads', async () => {
    open();
    online = false;
    fails('load');
    fails('mount');
    online = true;
    expect(await reported()).toMatchObject({
      failures: { load: 1, mount: 1 },
      outages: { load: 'offline' },
    });
  });

  it.each([
    ['no edge answers', () => outage.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['what stands before it says that it is away', () => edgeSays(null, 502)],
    ['it cannot reach the store of releases', () => edgeSays({ api: false, files: true })],
  ])('is no load where %s, and no excuse for a release that does not mount', async (_, setUp) => {
    setUp();
    open();
    fails('load');
    fails('mount');
    expect((await reported())?.outages).toEqual({ load: 'edge' });
  });

  it('does not count against a release that does not work where the edge says that the API is down; one that does not load does', async () => {
    edgeSays({ api: true });
    open();
    fails('load');
    fails('mount');
    fails('script');
    expect((await reported())?.outages).toEqual({ mount: 'api', script: 'api' });
    expect(outage).toHaveBeenCalledTimes(1);
    expect(outage).toHaveBeenCalledWith('/telemetry/outage', expect.objectContaining({ cache: 'no-store' }));
  });

  it('counts where one failure of the same kind came without an outage', async () => {
    edgeSays({ api: true });
    open();
    fails('mount');
    await seconds(2.1);
    edgeSays({ api: false });
    fails('mount');
    await seconds(1);
    expect(await reported()).toMatchObject({ failures: { mount: 2 } });
    expect(last().releases[1]).not.toHaveProperty('outages');
  });

  it.each([
    ['the API answers a release that breaks its own calls', () => edgeSays({ api: false })],
    ['an edge of before knows no answer', () => edgeSays(null, 404)],
    ['the answer is none', () => edgeSays('<html>')],
  ])('is the release’s where %s', async (_, setUp) => {
    setUp();
    open();
    fails('mount');
    fails('load');
    expect(await reported()).toMatchObject({ failures: { load: 1, mount: 1 } });
    expect(last().releases[1]).not.toHaveProperty('outages');
  });

  it('waits briefly for the edge before it is reported, and counts without its answer', async () => {
    outage.mockImplementation(
      (_, options) =>
        new Promise((_done, fail) =>
          (options as RequestInit).signal?.addEventListener('abort', () => fail(new Error('given up'))),
        ),
    );
    open();
    await seconds(2);
    fails('mount');
    await seconds(1.7);
    expect(beacon).not.toHaveBeenCalled();
    // The edge is given up after two seconds; a report follows within three, give or take a fifth, once the page is idle.
    await seconds(5);
    expect(last().releases[1]).toMatchObject({ failures: { mount: 1 } });
    expect(last().releases[1]).not.toHaveProperty('outages');
  });

  it('is reported as it is by a page that closes, and by one whose release blocks the request', async () => {
    outage.mockReturnValue(new Promise(() => undefined));
    open();
    fails('mount');
    await seconds(30);
    expect(reports()).toHaveLength(1);
    expect(last().releases[1]).toMatchObject({ failures: { mount: 1 } });
    fails('script');
    window.dispatchEvent(new Event('pagehide'));
    expect(last()).toMatchObject({ leaving: true, releases: [{ failures: { script: 1 } }] });
  });
});

it('reports at intervals, less often while hidden, and nothing twice', async () => {
  open();
  await seconds(4);
  await seconds(25);
  expect(reports().map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(last().releases).toEqual([]);
  looksAway(true);
  expect(beacon).toHaveBeenCalledTimes(3);
  await seconds(26);
  expect(beacon).toHaveBeenCalledTimes(3);
  await seconds(16);
  expect(beacon).toHaveBeenCalledTimes(4);
});

it('reports soon that it has followed a revision', async () => {
  const discovery = open();
  await seconds(4);
  discovery.offer(aDiscoveryDocument({ revision: 8 }, { food: aDiscoveredRelease('food', '3.0.0') }));
  await seconds(4);
  expect(last()).toMatchObject({
    revision: 8,
    picked: { food: '3.0.0' },
    armed: {},
    shown: { host: '1.0.0' },
  });
});

it('reports what is left when the page closes, and again when it is restored', async () => {
  open();
  bus.emit('release:failed', {
    remote: 'food',
    version: '2.0.0',
    assigned: '2.0.0',
    stage: 'mount',
    reason: 'x',
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(last()).toMatchObject({ leaving: true, releases: [{ remote: 'host' }, { failures: { mount: 1 } }] });
  looksAway(true);
  await seconds(60);
  expect(beacon).toHaveBeenCalledTimes(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await seconds(4);
  expect(last()).toMatchObject({ leaving: false, sequence: 2 });
});

it('keeps what the browser refused to send for the next report', async () => {
  open();
  beacon.mockReturnValueOnce(false);
  await seconds(4);
  await seconds(25);
  expect(reports()).toHaveLength(2);
  expect(last()).toMatchObject({ sequence: 1, releases: [{ remote: 'host' }] });
});

it.each([
  ['the edge gave it no token', {}, null],
  [
    'it shows a preview',
    { preview: { releases: [{ remote: 'food', version: '2.0.0' }], secondsLeft: 60 } },
    'a-token',
  ],
])('says nothing where %s', async (_, changes, token) => {
  open(changes, token);
  await seconds(60);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
});
