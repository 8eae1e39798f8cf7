import { bus } from '@souk/event-bus';
import { aConversationPage, aConversation, aPushMessage, marketplace } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import { pushes } from './pushes-part.ts';
import { showPush } from './show-pushes.ts';

beforeAll(() => pushes.load());

let stop = () => {};
afterEach(() => stop());

const live = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    account: aDiscoveredRelease('account', '1.0.0', {
      moduleType: null,
      routes: ['/profile', '/chatting'],
    }),
  },
);

function open(path = '/home?module_id=1', discovery = live) {
  const host = renderHost({ path, token: 'a-token', wide: true, discovery });
  const { services } = host.shell;
  stop = bus.on('push:received', ({ message }) => showPush(services, message));
  return host;
}
const push = (changes: Parameters<typeof aPushMessage>[0]) =>
  act(() => bus.emit('push:received', { message: aPushMessage(changes) }));
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const aMessage = { type: 'message', conversation_id: 7, sender_type: 'store', order_id: null };

it('shows that a message has arrived, and links to its conversation (PSH-2)', async () => {
  const { user } = open();
  push(aMessage);
  expect(toasts().getByText('You have a new message')).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'View' }));
  expect(window.location.pathname + window.location.search).toBe(
    '/chatting?conversationId=7&type=store&chatFrom=push',
  );
});

it.each(['/chatting?conversationId=7', '/profile?page=inbox&id=7'])(
  'shows nothing on the chat page, which shows the message itself: %s (PSH-2, AMB-8)',
  async (path) => {
    open(path);
    push(aMessage);
    expect(toasts().queryByText('You have a new message')).toBeNull();
  },
);

it('shows the progress of an order, and links to it in my-orders, where it is followed (PSH-4, ORD-12)', async () => {
  const { user } = open();
  push({ order_id: 12, title: 'Order #12', body: 'Your order is on the way.' });
  push({ order_id: 12, title: 'Order #12', body: 'Your order is delivered. Enjoy it!' });
  expect(toasts().getByText('Order #12: Your order is delivered. Enjoy it!')).toBeVisible();
  expect(toasts().queryByText(/on the way/)).toBeNull();
  await user.click(toasts().getByRole('button', { name: 'View' }));
  expect(window.location.pathname + window.location.search).toBe(
    '/profile?page=my-orders&orderId=12&view=track',
  );
});

it.each(['/profile?page=my-orders&orderId=12', '/checkout/placed?order_id=12&module_id=1'])(
  'shows nothing on a page of the order, which says it itself: %s (PSH-4)',
  async (path) => {
    open(path);
    push({ order_id: 12, title: 'Order #12', body: 'Your order was canceled.' });
    expect(toasts().queryByText(/was canceled/)).toBeNull();
    push({ order_id: 13, title: 'Order #13', body: 'Your order was canceled.' });
    expect(toasts().getByText(/Order #13/)).toBeVisible();
  },
);

it('has no link while no live release draws the order', async () => {
  open('/home?module_id=1', aDiscoveryDocument());
  push({ order_id: 12 });
  expect(toasts().getByText(/Order #1/)).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'View' })).toBeNull();
});

it('shows a referral at the top of the page, for five seconds (PSH-3, CON-2)', async () => {
  open();
  jest.useFakeTimers();
  push({ type: 'referral_code', title: 'Omar used your code', body: '5 coins are yours', order_id: null });
  expect(screen.getByText('Omar used your code')).toBeVisible();
  const place = screen.getByText('Omar used your code').closest('[role=status]') ?? document.body;
  // The head of the page, and the right of the screen whichever way is read.
  expect(getComputedStyle(place).getPropertyValue('inset-block-start')).not.toBe('');
  expect(getComputedStyle(place).right).not.toBe('');
  expect(getComputedStyle(place).getPropertyValue('inset-inline-end')).toBe('');
  act(() => void jest.advanceTimersByTime(4999));
  expect(screen.getByText('5 coins are yours')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Omar used your code')).toBeNull();
  jest.useRealTimers();
});

it('shows the number of unread messages on the link to them, again with every message (CHT-6)', async () => {
  marketplace.answers({ conversations: aConversationPage([aConversation({ unread_message_count: 2 })]) });
  open();
  const link = within(screen.getByRole('banner'));
  expect(await link.findByText('2 unread messages')).toBeInTheDocument();
  expect(link.getByRole('link', { name: 'Messages' }).querySelector('[data-figure="2"]')).not.toBeNull();
  marketplace.answers({ conversations: aConversationPage([aConversation({ unread_message_count: 3 })]) });
  push(aMessage);
  await waitFor(() => expect(link.getByText('3 unread messages')).toBeInTheDocument());
});
