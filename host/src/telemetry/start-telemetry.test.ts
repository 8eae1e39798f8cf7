import { bus } from '@souk/event-bus';
import type { InlinedDocument, PageReport } from '@souk/contracts';
import { createDiscovery } from '../federation/discovery.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { startTelemetry } from './start-telemetry.ts';

const beacon = jest.fn((_: string, __: string) => true);
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as PageReport);
const last = () => reports().at(-1) as PageReport;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
let stop = () => undefined as void;
let onScreen: { remote: string; version: string } | null = null;

function open(changes: Partial<InlinedDocument> = {}, share: string | null = '1') {
  document.querySelector('meta[name="souk-telemetry"]')?.remove();
  if (share !== null) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'souk-telemetry', content: share });
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
  stop = startTelemetry({ discovery, shown: () => onScreen });
  return discovery;
}

const looksAway = (away: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    value: away ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { sendBeacon: beacon });
  beacon.mockReset().mockReturnValue(true);
  onScreen = null;
});
afterEach(() => {
  stop();
  looksAway(false);
  jest.useRealTimers();
});

it('says soon after the page opened which releases it runs, and of nobody who looks at it', async () => {
  open();
  bus.emit('release:loaded', { remote: 'food', version: '2.0.0', milliseconds: 120 });
  bus.emit('release:shown', { remote: 'food', version: '2.0.0', assigned: '2.0.0', revision: 7 });
  onScreen = { remote: 'food', version: '2.0.0' };
  expect(beacon).not.toHaveBeenCalled();
  await seconds(4);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('/telemetry');
  expect(last()).toEqual({
    page: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
    sequence: 1,
    channel: 'production',
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
      },
      { remote: 'food', version: '2.0.0', loads: 1, loadTimes: [120], failures: {}, fallbacks: 0 },
    ],
  });
});

it('counts what fails against the release that the visitor was given, whatever is shown in its place', async () => {
  open();
  const failed = (version: string, stage: 'load' | 'render') =>
    bus.emit('release:failed', { remote: 'food', version, assigned: '2.0.0', stage, reason: 'x' });
  failed('2.0.0', 'load');
  bus.emit('release:loaded', { remote: 'food', version: '1.0.0', milliseconds: 80 });
  bus.emit('release:shown', { remote: 'food', version: '1.0.0', assigned: '2.0.0', revision: 7 });
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

it('reports now and then, less often where nobody looks, and what was told once is not told again', async () => {
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

it('says soon that it has followed a revision', async () => {
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

it('says what is left when it goes away, and speaks up again when it is brought back', async () => {
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

it('keeps what the browser would not take, for the next report', async () => {
  open();
  beacon.mockReturnValueOnce(false);
  await seconds(4);
  await seconds(25);
  expect(reports()).toHaveLength(2);
  expect(last()).toMatchObject({ sequence: 1, releases: [{ remote: 'host' }] });
});

it.each([
  ['it is not in the sample', {}, '0'],
  ['the edge asks for none', {}, null],
  [
    'it shows a preview',
    { preview: { releases: [{ remote: 'food', version: '2.0.0' }], secondsLeft: 60 } },
    '1',
  ],
])('says nothing where %s', async (_, changes, share) => {
  open(changes, share);
  await seconds(60);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
});

it('reports the share of pages that the edge asks for', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.3);
  open({}, '0.25');
  await seconds(10);
  expect(beacon).not.toHaveBeenCalled();
  chance.mockReturnValue(0.2);
  open({}, '0.25');
  await seconds(10);
  expect(beacon).toHaveBeenCalled();
  chance.mockRestore();
});
