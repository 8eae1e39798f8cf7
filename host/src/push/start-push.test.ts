import { bus } from '@souk/event-bus';
import { aPushMessage } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { eventStream } from './event-stream.ts';
import { startPush } from './start-push.ts';

jest.mock('./event-stream.ts', () => ({ eventStream: jest.fn() }));

it('hears for as long as there is a customer, by the token of now, and goes on in another language (PSH-5)', async () => {
  const stop = jest.fn();
  let hear: Parameters<ReturnType<typeof eventStream>['start']>[0] = () => {};
  jest.mocked(eventStream).mockImplementation(() => ({
    start: (listener) => {
      hear = listener;
      return stop;
    },
  }));
  const asked = () => jest.mocked(eventStream).mock.calls.map(([options]) => options);
  let token: string | null = null;
  const end = startPush({ token: () => token, scope: () => (token === null ? null : token.length) });
  expect(asked()).toHaveLength(0);

  token = 'ada';
  bus.emit('session:changed', { status: 'customer' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  const heard = jest.fn();
  const off = bus.on('push:received', heard);
  hear(aPushMessage({ id: 5 }));
  expect(heard).toHaveBeenCalledWith({ message: aPushMessage({ id: 5 }) });
  off();

  const state = asked()[0]?.heard;
  bus.emit('language:changed', { language: 'ar', direction: 'rtl' });
  expect(stop).toHaveBeenCalledTimes(1);
  expect(asked()[1]?.heard).toBe(state);

  token = 'somebody else';
  bus.emit('session:changed', { status: 'customer' });
  expect(asked()[2]).toMatchObject({ token: 'somebody else', heard: { last: null } });
  expect(asked()[2]?.heard).not.toBe(state);

  token = null;
  bus.emit('session:changed', { status: 'guest' });
  expect([asked().length, stop.mock.calls.length]).toEqual([3, 3]);
  end();
});
