import { configureClient, requestHeaders } from '@souk/api-client';
import type { PushMessage } from '@souk/contracts';
import { aPushMessage } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { aBrowser } from '../testing/a-browser.ts';
import { eventStream } from './event-stream.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const event = (message: PushMessage) =>
  `id: ${message.id}\nevent: push\ndata: ${JSON.stringify(message)}\n\n`;
const message = (id: number) => event(aPushMessage({ id }));

/** An API that sends what the test says; a new stream for every request. */
function anApi(status = 200) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { signal } = {}) => {
    if (status !== 200) return { ok: false, status } as Response;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return { ok: true, body } as Response;
  });
  return { fetched, streams, send: (text: string, stream = 0) => streams[stream]?.enqueue(encode(text)) };
}

const stops: (() => void)[] = [];
function openTab(session = 1) {
  const received: number[] = [];
  const transport = eventStream({
    token: 'a-token',
    session,
    language: 'ar',
    received: { last: null },
  });
  stops.push(transport.start(({ id }) => received.push(id)));
  return received;
}
const askedBehind = ({ fetched }: ReturnType<typeof anApi>) =>
  fetched.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['last-event-id']);

beforeEach(() => {
  aBrowser();
});
afterEach(() => {
  configureClient({ headers: () => ({}) });
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('sends the headers of every call, the token and the language of the page, and receives each message once (API-2, PSH-5, PSH-6)', async () => {
  configureClient({
    headers: () =>
      requestHeaders({ language: 'en', token: 'another', zoneIds: [1], moduleId: 2, softwareId: 'souk-web' }),
  });
  const api = anApi();
  const received = openTab();
  await waitFor(() => expect(api.streams).toHaveLength(1));
  expect(api.fetched).toHaveBeenCalledWith(
    '/api/v1/customer/push/events',
    expect.objectContaining({
      headers: {
        accept: 'text/event-stream',
        zoneid: '[1]',
        moduleId: '2',
        'X-software-id': 'souk-web',
        authorization: 'Bearer a-token',
        'X-localization': 'ar',
      },
    }),
  );
  api.send(`id: 4\nevent: start\ndata: 4\n\n: still here\n\n${message(5)}${message(5)}${message(6)}`);
  await waitFor(() => expect(received).toEqual([5, 6]));
});

it('reads a backend’s stream with other line ends, wherever the bytes are cut (PSH-6)', async () => {
  const api = anApi();
  const received = openTab();
  await waitFor(() => expect(api.streams).toHaveLength(1));
  const text = `id: 4\nevent: start\ndata: 4\n\n: still here\n\n${message(5)}${message(6)}`;
  for (const byte of text.replaceAll('\n', '\r\n')) api.send(byte);
  await waitFor(() => expect(received).toEqual([5, 6]));
  api.send(message(7).replaceAll('\n', '\r\n'));
  await waitFor(() => expect(received).toEqual([5, 6, 7]));
});

it('is read by one tab for all of a session; the next tab resumes where the first one ended', async () => {
  const api = anApi();
  const [first, second, other] = [openTab(), openTab(), openTab(2)];
  await waitFor(() => expect(api.streams).toHaveLength(2));
  api.send(`id: 4\nevent: start\ndata: 4\n\n${message(5)}`);
  await waitFor(() => expect(second).toEqual([5]));
  expect([first, other]).toEqual([[5], []]);
  stops.shift()?.();
  await waitFor(() => expect(api.streams).toHaveLength(3));
  expect(askedBehind(api)[2]).toBe('5');
  api.send(`id: 5\nevent: start\ndata: 5\n\n${message(5)}${message(6)}`, 2);
  await waitFor(() => expect(second).toEqual([5, 6]));
  expect(first).toEqual([5]);
});

it('resumes after what it has received when a stream ends, also where nothing but its beginning was received', async () => {
  const api = anApi();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  openTab();
  await waitFor(() => expect(api.streams).toHaveLength(1));
  api.send('id: 4\nevent: start\ndata: 4\n\n');
  api.streams[0]?.close();
  await waitFor(() => expect(api.streams).toHaveLength(2), { timeout: 4000 });
  expect(askedBehind(api)).toEqual([undefined, '4']);
});

it('stops where the token is refused', async () => {
  const api = anApi(401);
  jest.useFakeTimers({ advanceTimers: true });
  openTab();
  await waitFor(() => expect(api.fetched).toHaveBeenCalledTimes(1));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(api.fetched).toHaveBeenCalledTimes(1);
});
