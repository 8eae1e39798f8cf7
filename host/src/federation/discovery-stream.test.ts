import { waitFor } from '@testing-library/react';
import { aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { aBrowser, TabChannel } from '../testing/a-browser.ts';
import { createDiscovery } from './discovery.ts';
import { followDiscovery } from './discovery-stream.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const event = (revision: number) =>
  `id: ${revision}\ndata: ${JSON.stringify(aDiscoveryDocument({ revision }))}\n\n`;

/** The edge's answer. */
let newest = aDiscoveryDocument();

/** An edge that sends what the test says; a new stream for every request. */
function anEdge() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { signal } = {}) => {
    if (url === '/discovery') return { ok: true, json: async () => newest } as Response;
    if (url !== '/discovery/events') return { ok: false, status: 404 } as Response;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return { ok: true, body } as Response;
  });
  return { fetched, send: (text: string, stream = 0) => streams[stream]?.enqueue(encode(text)), streams };
}

const stops: (() => void)[] = [];
const follow = (offer: jest.Mock, revision = 1) => {
  const { document } = createDiscovery(aDiscoveryDocument({ revision }), 'visitor');
  stops.push(followDiscovery({ document, offer }));
};
const revisions = (heard: jest.Mock) => heard.mock.calls.map(([{ revision }]) => revision);

beforeEach(() => {
  aBrowser();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('receives whole revisions, however the bytes are cut', async () => {
  const { send, streams } = anEdge();
  const heard = jest.fn();
  follow(heard);
  await waitFor(() => expect(streams).toHaveLength(1));
  const text = `: hello\n\n${event(2)}${event(3)}`;
  send(text.slice(0, 40));
  send(text.slice(40, text.length - 5));
  await waitFor(() => expect(revisions(heard)).toEqual([2]));
  send(text.slice(text.length - 5));
  await waitFor(() => expect(revisions(heard)).toEqual([2, 3]));
});

it('names the revision it has, and is not sent that again', async () => {
  const { fetched, streams } = anEdge();
  const discovery = createDiscovery(aDiscoveryDocument(), 'visitor');
  stops.push(followDiscovery(discovery));
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(fetched).toHaveBeenLastCalledWith(
    '/discovery/events',
    expect.objectContaining({ headers: expect.objectContaining({ 'last-event-id': 'first-1' }) }),
  );
});

it('reads one stream for all tabs, and the next tab takes over from one that closes', async () => {
  const { fetched, send, streams } = anEdge();
  const [first, second] = [jest.fn(), jest.fn()];
  follow(first);
  follow(second);
  await waitFor(() => expect(streams).toHaveLength(1));
  send(event(2));
  await waitFor(() => expect(revisions(second)).toEqual([2]));
  expect(revisions(first)).toEqual([2]);
  expect(fetched).toHaveBeenCalledTimes(1);
  stops.shift()?.();
  await waitFor(() => expect(streams).toHaveLength(2));
  send(event(3), 1);
  await waitFor(() => expect(revisions(second)).toEqual([2, 3]));
  expect(revisions(first)).toEqual([2]);
});

it('catches up with what the other tabs received while this one was still loading', async () => {
  const { fetched, streams } = anEdge();
  newest = aDiscoveryDocument({ revision: 6 });
  follow(jest.fn(), 6);
  await waitFor(() => expect(streams).toHaveLength(1));
  const [late, same] = [jest.fn(), jest.fn()];
  follow(same, 6);
  expect(fetched).toHaveBeenCalledTimes(1);
  follow(late, 5);
  await waitFor(() => expect(revisions(late)).toEqual([6]));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('opens the stream again after it ended or sent nonsense, after a wait', async () => {
  jest.useFakeTimers();
  const { send, streams } = anEdge();
  const heard = jest.fn();
  follow(heard);
  await jest.advanceTimersByTimeAsync(0);
  send('data: {nonsense\n\n');
  await jest.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(streams).toHaveLength(2);
  send(event(4), 1);
  await jest.advanceTimersByTimeAsync(0);
  expect(revisions(heard).at(-1)).toBe(4);
});

it('polls for the document where no stream is available', async () => {
  jest.useFakeTimers();
  const heard = jest.fn();
  let revision = 1;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      url === '/discovery'
        ? ({ ok: true, json: async () => aDiscoveryDocument({ revision: ++revision }) } as Response)
        : ({ ok: false, status: 502 } as Response),
    );
  follow(heard);
  await jest.advanceTimersByTimeAsync(0);
  expect(revisions(heard)).toEqual([2]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(revisions(heard).slice(0, 2)).toEqual([2, 3]);
  // Rarer and rarer, but at least every half minute.
  await jest.advanceTimersByTimeAsync(300_000);
  const before = heard.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(heard.mock.calls.length - before).toBeGreaterThanOrEqual(2);
  expect(heard.mock.calls.length - before).toBeLessThanOrEqual(11);
});

it('reconnects at another moment than other pages, after the page’s own requests', async () => {
  jest.useFakeTimers();
  const { fetched, streams } = anEdge();
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
  follow(jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  streams[0]?.close();
  await jest.advanceTimersByTimeAsync(400);
  expect(streams).toHaveLength(2);
  chance.mockReturnValue(0.999);
  streams[1]?.close();
  await jest.advanceTimersByTimeAsync(3900);
  expect(streams).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(3);
  for (const [, options] of fetched.mock.calls) expect(options).toMatchObject({ priority: 'low' });
  chance.mockRestore();
});

it('drops a stream that is silent, and polls', async () => {
  jest.useFakeTimers();
  const { streams, send } = anEdge();
  const heard = jest.fn();
  newest = aDiscoveryDocument({ revision: 9 });
  follow(heard);
  await jest.advanceTimersByTimeAsync(40_000);
  send(': still here\n\n');
  await jest.advanceTimersByTimeAsync(40_000);
  expect(heard).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(revisions(heard)).toEqual([9]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(streams).toHaveLength(2);
});

describe('a page that slept', () => {
  const looks = () => document.dispatchEvent(new Event('visibilitychange'));
  const asked = (fetched: jest.SpyInstance) =>
    fetched.mock.calls.filter(([url]) => url === '/discovery').length;

  it('polls at once when it becomes visible, unless it has just received something', async () => {
    jest.useFakeTimers();
    const { fetched } = anEdge();
    const heard = jest.fn();
    newest = aDiscoveryDocument({ revision: 6 });
    follow(heard);
    await jest.advanceTimersByTimeAsync(1000);
    looks();
    expect(asked(fetched)).toBe(0);
    await jest.advanceTimersByTimeAsync(15_000);
    looks();
    await jest.advanceTimersByTimeAsync(0);
    expect(revisions(heard)).toEqual([6]);
  });

  it('polls at once when the network is back', async () => {
    const { fetched } = anEdge();
    follow(jest.fn());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked(fetched)).toBe(1));
  });

  it('closes stream and lock for the back/forward cache, and polls at once when it is restored', async () => {
    const { streams, fetched } = anEdge();
    const heard = jest.fn();
    newest = aDiscoveryDocument({ revision: 12 });
    follow(heard);
    await waitFor(() => expect(streams).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(TabChannel.all.size).toBe(0);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(asked(fetched)).toBe(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(revisions(heard)).toEqual([12]));
    await waitFor(() => expect(streams).toHaveLength(2));
  });
});

it('reads a stream of its own where the browser has no locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { streams } = anEdge();
  follow(jest.fn());
  await waitFor(() => expect(streams).toHaveLength(1));
});
