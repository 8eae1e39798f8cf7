import { queryClient } from '@souk/api-client';
import type { PushMessage } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { aConfig, aFirebaseConfig, aPushMessage, marketplace } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { eventStream } from './event-stream.ts';
import { firebasePush } from './firebase-push.ts';
import { pushPermission, setPushesOff } from './permission.ts';
import { pushIn } from './push-data.ts';
import { receivePushes } from './receive-pushes.ts';

jest.mock('./event-stream.ts', () => ({ eventStream: jest.fn() }));
jest.mock('./firebase-push.ts', () => ({ firebasePush: jest.fn() }));

afterEach(() => {
  pushPermission.set('unable');
  setPushesOff(false);
});

it('listens while a customer is signed in, with the current token, and continues in another language (PSH-5)', async () => {
  const stop = jest.fn();
  let send: Parameters<ReturnType<typeof eventStream>['start']>[0] = () => {};
  jest.mocked(eventStream).mockImplementation(() => ({
    start: (listener) => {
      send = listener;
      return stop;
    },
  }));
  const requests = () => jest.mocked(eventStream).mock.calls.map(([options]) => options);
  let token: string | null = null;
  const end = receivePushes({ token: () => token, scope: () => (token === null ? null : token.length) });
  expect(requests()).toHaveLength(0);

  token = 'ada';
  bus.emit('session:changed', { status: 'customer' });
  await waitFor(() => expect(requests()).toHaveLength(1));
  const received = jest.fn();
  const off = bus.on('push:received', received);
  send(aPushMessage({ id: 5 }));
  expect(received).toHaveBeenCalledWith({ message: aPushMessage({ id: 5 }) });
  off();

  const state = requests()[0]?.received;
  bus.emit('language:changed', { language: 'ar', direction: 'rtl' });
  expect(stop).toHaveBeenCalledTimes(1);
  expect(requests()[1]?.received).toBe(state);

  token = 'somebody else';
  bus.emit('session:changed', { status: 'customer' });
  expect(requests()[2]).toMatchObject({ token: 'somebody else', received: { last: null } });
  expect(requests()[2]?.received).not.toBe(state);

  token = null;
  bus.emit('session:changed', { status: 'guest' });
  expect([requests().length, stop.mock.calls.length]).toEqual([3, 3]);
  end();
});

/** A way for messages to come, which says what the test says. */
function aTransport() {
  const stop = jest.fn();
  const transport = { stop, send: (_: PushMessage) => {}, start: jest.fn() };
  transport.start.mockImplementation((send: (message: PushMessage) => void) => {
    transport.send = send;
    return stop;
  });
  return transport;
}
const session = { token: () => 'ada', scope: () => 3 };
const withFirebase = () => marketplace.answers({ config: aConfig({ firebase: aFirebaseConfig() }) });

it('switches to Firebase when the customer has agreed, and shows what both sent once (PSH-5, PSH-6)', async () => {
  const [stream, firebase] = [aTransport(), aTransport()];
  jest.mocked(eventStream).mockReturnValue(stream);
  jest.mocked(firebasePush).mockReset().mockResolvedValue(firebase);
  withFirebase();
  const received: number[] = [];
  const off = bus.on('push:received', ({ message }) => received.push(message.id));
  pushPermission.set('default');
  const end = receivePushes(session);
  expect(firebasePush).not.toHaveBeenCalled();
  stream.send(aPushMessage({ id: 5 }));
  pushPermission.set('granted');
  await waitFor(() => expect(firebase.start).toHaveBeenCalledTimes(1));
  // Begun before the stream ends, so that nothing falls between the two.
  expect(stream.stop).toHaveBeenCalledTimes(2);
  stream.send(aPushMessage({ id: 6 }));
  for (const id of [5, 6, 8, 7, 8]) firebase.send(aPushMessage({ id }));
  expect(received).toEqual([5, 6, 8, 7]);
  end();
  expect(firebase.stop).toHaveBeenCalledTimes(1);
  off();
});

it.each([
  ['cannot be reached', () => Promise.reject(new Error('no network'))],
  ['is nothing for this browser', () => Promise.resolve(null)],
])('stays with the stream where Firebase %s', async (_why, answer) => {
  const stream = aTransport();
  jest.mocked(eventStream).mockReturnValue(stream);
  jest.mocked(firebasePush).mockReset().mockImplementation(answer);
  withFirebase();
  pushPermission.set('granted');
  const end = receivePushes(session);
  await waitFor(() => expect(firebasePush).toHaveBeenCalledTimes(1));
  expect(stream.stop).not.toHaveBeenCalled();
  end();
});

it('asks for no permission where the marketplace has no Firebase', async () => {
  jest.mocked(eventStream).mockReturnValue(aTransport());
  jest.mocked(firebasePush).mockReset();
  queryClient.clear();
  marketplace.answers({ config: aConfig() });
  pushPermission.set('granted');
  const end = receivePushes(session);
  await waitFor(() => expect(marketplace.requests('config')).toHaveLength(1));
  expect(firebasePush).not.toHaveBeenCalled();
  end();
});

it('reads texts of Firebase’s messages, and nothing else', () => {
  const texts = { id: '7', type: 'order_status', title: 'Order #12', body: 'Ready', order_id: '12' };
  expect(pushIn(texts)).toEqual(
    aPushMessage({
      id: 7,
      type: 'order_status',
      title: 'Order #12',
      body: 'Ready',
      conversation_id: null,
      sender_type: null,
      order_id: 12,
    }),
  );
  for (const wrong of [null, 'x', {}, { ...texts, id: 7 }, { ...texts, id: '-1' }, { id: '7' }])
    expect(pushIn(wrong)).toBeNull();
});

it('returns to the stream, and removes the browser, while they are turned off here (PSH-6)', async () => {
  const [stream, firebase] = [aTransport(), aTransport()];
  jest.mocked(eventStream).mockReturnValue(stream);
  jest.mocked(firebasePush).mockReset().mockResolvedValue(firebase);
  withFirebase();
  pushPermission.set('granted');
  const end = receivePushes(session);
  await waitFor(() => expect(firebase.start).toHaveBeenCalledTimes(1));
  const before = stream.start.mock.calls.length;
  setPushesOff(true);
  expect(firebase.stop).toHaveBeenCalledTimes(1);
  expect(stream.start).toHaveBeenCalledTimes(before + 1);
  expect(firebasePush).toHaveBeenCalledTimes(1);
  setPushesOff(false);
  await waitFor(() => expect(firebase.start).toHaveBeenCalledTimes(2));
  end();
});
