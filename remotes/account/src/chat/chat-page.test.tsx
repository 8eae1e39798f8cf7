import {
  aChatMessage,
  aConversation,
  aConversationPage,
  aCustomer,
  aThread,
  marketplace,
  refuses,
  renderRemote,
  unreachable,
} from '@souk/testing';
import { queryClient } from '@souk/api-client';
import { CUSTOMER_KEY_PREFIX, MAX_PICTURE_BYTES } from '@souk/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const customer = { customer: aCustomer() };
const open = (path = '/chatting?type=store&id=1') => renderRemote(Account, { path, shell: customer });
const thread = () => screen.findByRole('region', { name: 'Messages with Olive Kitchen' });
const sentKeys = () =>
  marketplace.requests('sendMessage').map(({ body }) => (body as Record<string, string>).client_key);
const write = async (user: ReturnType<typeof open>['user'], text: string) => {
  await thread();
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), `${text}{Enter}`);
};
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });

afterEach(() => localStorage.clear());
beforeEach(() => {
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:picture-${(made += 1)}`,
    revokeObjectURL: () => undefined,
  });
});

it('shows guests that they are not logged in, in a toast and in the page, and links to sign-in (CHT-3)', async () => {
  const { user, shell } = renderRemote(Account, { path: '/chatting' });
  expect(await screen.findByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'error', text: 'You are not logged in' }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(shell.session.signIn).toHaveBeenCalled();
});

it('lists conversations with the last message and the unread count, and finds them by name (CHT-2, CHT-6)', async () => {
  marketplace.answers({
    conversations: aConversationPage([
      aConversation({ unread_message_count: 2 }),
      aConversation({ id: 2, name: 'Omar Saleh', receiver_type: 'delivery_man', unread_message_count: 0 }),
    ]),
    searchConversations: ({ query }) =>
      query.name === 'omar'
        ? aConversationPage([aConversation({ id: 2, name: 'Omar Saleh' })])
        : aConversationPage([]),
  });
  const { user } = open('/chatting');
  const list = await screen.findByRole('list', { name: 'Conversations' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(within(list).getByText('2 unread')).toBeInTheDocument();
  expect(within(list).getByText('2')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'omar');
  await waitFor(() => expect(screen.queryByText('Olive Kitchen')).toBeNull());
  expect(await screen.findByRole('link', { name: /Omar Saleh/ })).toHaveAttribute(
    'href',
    '/chatting?conversationId=2&type=store&chatFrom=list',
  );
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No one with this name')).toBeVisible();
});

it('opens a conversation by its id, or by whom it is with (CHT-1)', async () => {
  open('/chatting?conversationId=7&type=store&chatFrom=push');
  await thread();
  expect(marketplace.requests('conversation')[0]?.query).toMatchObject({ conversation_id: '7' });
});

it('shows the messages, the oldest first, with whether they were seen (CHT-6)', async () => {
  marketplace.answers({
    conversation: aThread([
      aChatMessage({ id: 2, message: 'Thank you', sender_type: 'customer', is_seen: 1 }),
      aChatMessage({ id: 1, message: 'On the stove', files_full_url: ['/api/v1/files/a?x=1'] }),
    ]),
  });
  open();
  const messages = within(await thread()).getAllByRole('listitem');
  expect(messages.map((each) => each.textContent)).toEqual([
    expect.stringContaining('On the stove'),
    expect.stringMatching(/Thank you.*Seen/),
  ]);
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/api/v1/files/a?x=1');
});

it('shows a message at once, and as sent when the server has it (CHT-6)', async () => {
  let answer = () => {};
  const written = aChatMessage({ id: 9, sender_type: 'customer', message: 'Is it hot?' });
  marketplace.answers({
    sendMessage: async ({ body }) => {
      await new Promise<void>((done) => (answer = done));
      const sent = { ...written, client_key: (body as { client_key: string }).client_key };
      marketplace.answers({ conversation: aThread([sent, aChatMessage()]) });
      return sent;
    },
  });
  const { user } = open();
  await write(user, 'Is it hot?');
  expect(screen.getByText('Is it hot?')).toBeVisible();
  expect(screen.getByText('Sending…')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
  await waitFor(() => expect(sentKeys()).toHaveLength(1));
  answer();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(screen.getAllByText('Is it hot?')).toHaveLength(1);
});

it('keeps a message over a lost connection, and sends it once when it is back (CHT-6)', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const { user } = open();
  await write(user, 'Is it hot?');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.getByText('Is it hot?')).toBeVisible();
  marketplace.answers({
    sendMessage: ({ body }) =>
      aChatMessage({
        id: 9,
        sender_type: 'customer',
        message: 'Is it hot?',
        client_key: (body as { client_key: string }).client_key,
      }),
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  const keys = sentKeys();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('shows a refused message as not sent, with the reason, to be tried again or discarded (API-5, CHT-6)', async () => {
  marketplace.answers({ sendMessage: refuses(422, 'This store takes no messages.') });
  const { user } = open();
  await write(user, 'Is it hot?');
  expect(await screen.findByText('Not sent: This store takes no messages.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sentKeys()).toHaveLength(2));
  expect(new Set(sentKeys()).size).toBe(1);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Is it hot?')).toBeNull();
});

it('sends pictures only, and three at the most (CHT-4, CON-4, CRD-15)', async () => {
  const { user, shell } = renderRemote(Account, { path: '/chatting?type=store&id=1', shell: customer });
  await thread();
  const input = screen.getByLabelText('Add pictures');
  await user.upload(input, new File(['A list'], 'list.txt', { type: 'text/plain' }));
  expect(screen.queryByRole('button', { name: /Remove picture/ })).toBeNull();
  const four = ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`));
  await user.upload(input, four);
  expect(shell.toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'error', text: 'Maximum 3 images can be send at a time.' }),
  );
  expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(2);
});

it('is completely in Arabic', async () => {
  renderRemote(Account, { path: '/chatting', shell: customer, language: 'ar' });
  expect(await screen.findByRole('heading', { name: 'الرسائل' })).toBeVisible();
});

it('removes waiting messages when another customer signs in', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const { user, shell } = open();
  await write(user, 'A secret');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(shell.drafts.read('account/outbox')).toHaveLength(1);
  act(() => shell.session.state.set({ status: 'guest', guestId: null, customer: null }));
  expect(shell.drafts.read('account/outbox')).toEqual([]);
});

it('keeps typed text until it is sent, over a reload and for this customer only (CHT-6)', async () => {
  const { user, shell, unmount } = open();
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  await user.type(field, 'Is it');
  expect(shell.drafts.keep).toHaveBeenLastCalledWith(expect.stringContaining('account/message/'), 'Is it', {
    overReload: true,
  });
  unmount();
  const signIn = (who: typeof customer.customer) =>
    shell.session.state.set({ status: 'customer', guestId: null, customer: who });
  signIn(aCustomer({ id: 99 }));
  const another = renderRemote(Account, { path: '/chatting?type=store&id=1', shell });
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveValue('');
  another.unmount();
  signIn(customer.customer);
  renderRemote(Account, { path: '/chatting?type=store&id=1', shell });
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveValue('Is it');
  const name = jest.mocked(shell.drafts.keep).mock.lastCall?.[0] ?? '';
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), ' ready?{Enter}');
  expect(shell.drafts.read(name)).toBeUndefined();
});

it('shows the reason of a refused message after a reload, too (API-5, CHT-6)', async () => {
  marketplace.answers({ sendMessage: refuses(422, 'This store takes no messages.') });
  const before = open();
  await write(before.user, 'Is it hot?');
  await screen.findByText(/^Not sent/);
  await reload(before);
  expect(await screen.findByText('Not sent: This store takes no messages.')).toBeVisible();
});

it('takes no picture that is too large, and says so when it is chosen (CHT-4)', async () => {
  const { user, shell } = open();
  await thread();
  const large = picture('sauce.png');
  Object.defineProperty(large, 'size', { value: MAX_PICTURE_BYTES + 1 });
  await user.upload(screen.getByLabelText('Add pictures'), [large, picture('soup.png')]);
  expect(shell.toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'error', text: 'This picture is too large' }),
  );
  expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(1);
});

/** Leaves the page as a reload does: what is in its memory is gone, what the browser keeps is not. */
async function reload(left: ReturnType<typeof open>) {
  left.unmount();
  await act(() => Promise.resolve());
  return open();
}
const unsent = () => Object.keys(localStorage).filter((name) => name.startsWith(CUSTOMER_KEY_PREFIX));

it('shows what was not sent again after a reload, and sends it once, under the same key (CHT-6)', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const before = open();
  await write(before.user, 'Is it hot?');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  const { unmount } = await reload(before);
  expect(await screen.findByText('Is it hot?')).toBeVisible();
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  unmount();

  marketplace.answers({
    sendMessage: ({ body }) => {
      const { client_key } = body as { client_key: string };
      return aChatMessage({ id: 9, sender_type: 'customer', message: 'Is it hot?', client_key });
    },
  });
  open();
  await waitFor(() => expect(unsent()).toEqual([]));
  const keys = sentKeys();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

it('keeps the text of a message whose pictures the browser could not store, and shows that (CHT-4, CHT-6)', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const before = open();
  await thread();
  await before.user.upload(screen.getByLabelText('Add pictures'), picture('sauce.png'));
  await write(before.user, 'This one');
  await screen.findByText('Waiting for a connection');
  await reload(before);
  expect(await screen.findByText('This one')).toBeVisible();
  expect(await screen.findByText('Not sent. Choose the pictures again.')).toBeVisible();
  expect(sentKeys()).toHaveLength(1);
});

it('is sent by its customer only: another customer of this browser does not see it (CHT-6)', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const { user, unmount } = open();
  await write(user, 'A secret');
  await screen.findByText('Waiting for a connection');
  unmount();
  renderRemote(Account, { path: '/chatting?type=store&id=1', shell: { customer: aCustomer({ id: 77 }) } });
  await thread();
  expect(screen.queryByText('A secret')).toBeNull();
  expect(sentKeys()).toHaveLength(1);
});

it('is in the conversation although the conversation was requested before it was sent (CHT-6)', async () => {
  marketplace.answers({ sendMessage: unreachable() });
  const before = open();
  await write(before.user, 'Is it hot?');
  await screen.findByText('Waiting for a connection');
  before.unmount();
  act(() => queryClient.clear());

  const sent = aChatMessage({ id: 9, sender_type: 'customer', message: 'Is it hot?' });
  let answerLate = () => {};
  marketplace.answers({
    conversation: async () => {
      await new Promise<void>((done) => (answerLate = done));
      return aThread([aChatMessage()]);
    },
    sendMessage: ({ body }) => {
      const { client_key } = body as { client_key: string };
      setTimeout(() => answerLate());
      marketplace.answers({ conversation: aThread([{ ...sent, client_key }, aChatMessage()]) });
      return { ...sent, client_key };
    },
  });
  open();
  await thread();
  expect(await screen.findByText('Is it hot?')).toBeVisible();
  expect(await screen.findByText('Sent')).toBeVisible();
});

it('shows an unknown recipient only where the server reports it (CHT-2, API-8)', async () => {
  marketplace.answers({ conversation: refuses(404, 'We could not find this conversation.') });
  const { unmount } = open();
  const missing = await screen.findByRole('heading', { name: 'There is no one to message here' });
  expect(missing.closest('[role=alert]')).toHaveTextContent('We could not find this conversation.');
  unmount();
  marketplace.answers({ conversation: unreachable() });
  open('/chatting?type=store&id=2');
  expect(await screen.findByRole('heading', { name: "We couldn't load the messages" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('has the recipient as its title, where the list is not beside it (CHT-1)', async () => {
  open();
  const heading = within(await thread()).getByRole('heading', { name: 'Olive Kitchen' });
  expect(heading).toHaveProperty('tagName', 'H1');
});

describe('on a wide page', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
      );
  });

  it('asks to choose a conversation where there are some (CHT-2)', async () => {
    open('/chatting');
    expect(await screen.findByText('Choose a conversation')).toBeVisible();
  });

  it('shows once that there are none yet, and links to the orders that they start from (CHT-2)', async () => {
    marketplace.answers({ conversations: aConversationPage([]) });
    const { shell, user } = open('/chatting');
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.queryByText('Choose a conversation')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See your orders' }));
    expect(shell.history.location.search).toBe('?page=my-orders');
  });
});
