import { bus } from '@souk/event-bus';
import { aPushMessage } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { eventStream } from './event-stream.ts';
import type { PushShell } from './show-pushes.ts';
import { startPush } from './start-push.ts';

jest.mock('./event-stream.ts', () => ({ eventStream: jest.fn() }));

const workers = new EventTarget();
const shell = {
  toast: jest.fn(),
  navigate: jest.fn(),
  canNavigate: () => true,
  history: { location: { pathname: '/', search: '' } },
} as unknown as PushShell;

let end = () => {};
beforeEach(() => {
  jest.mocked(eventStream).mockReturnValue({ start: () => () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  end();
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('shows a push that comes before the code that shows it (PSH-4, PSH-5)', async () => {
  end = startPush({ token: () => 'ada', scope: () => 1 }, shell);
  expect(eventStream).toHaveBeenCalledTimes(1);
  bus.emit('push:received', { message: aPushMessage({ order_id: 12, title: 'Order #12' }) });
  await waitFor(() => expect(shell.toast).toHaveBeenCalledTimes(1));
});

it('opens the order that a notification is about, which was pressed while no page was visible (PSH-6)', async () => {
  end = startPush({ token: () => null, scope: () => null }, shell);
  workers.dispatchEvent(
    new MessageEvent('message', { data: { opened: { id: '5', type: 'order_status', order_id: '12' } } }),
  );
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(expect.stringContaining('orderId=12')));
});
