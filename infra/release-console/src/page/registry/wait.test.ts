import { wait } from './wait.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How many listeners a signal has more than it lost. */
function listenersOf(signal: AbortSignal): () => number {
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  return () => added.mock.calls.length - removed.mock.calls.length;
}

it('leaves no listener behind, however often a stream is reopened', async () => {
  const { signal } = new AbortController();
  const listeners = listenersOf(signal);
  for (let attempt = 0; attempt < 3; attempt++) {
    const waited = wait(2000, signal);
    jest.advanceTimersByTime(2000);
    await waited;
  }
  expect(listeners()).toBe(0);
});

it('ends at once when the page is left', async () => {
  const leaving = new AbortController();
  const waited = wait(60_000, leaving.signal);
  leaving.abort();
  await waited;
  expect(jest.getTimerCount()).toBe(0);
  await wait(60_000, leaving.signal);
});
