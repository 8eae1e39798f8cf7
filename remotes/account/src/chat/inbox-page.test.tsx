import {
  aChatMessage,
  aConversation,
  aConversationPage,
  aCustomer,
  aThread,
  marketplace,
  renderRemote,
} from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (search = '') =>
  renderRemote(Account, { path: `/profile?page=inbox${search}`, shell: { customer: aCustomer() } });
const thread = () => screen.findByRole('region', { name: 'Messages with Olive Kitchen' });

it('draws the conversations in the profile, and their links stay there (AMB-8, CHT-1)', async () => {
  marketplace.answers({ conversations: aConversationPage([aConversation({ order_id: 7 })]) });
  const { user } = open();
  const row = await screen.findByRole('link', { name: /Olive Kitchen/ });
  expect(row).toHaveAttribute('href', '/profile?page=inbox&type=store&id=1&chatFrom=list');
  expect(within(row).getByText('About order 7')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await user.click(row);
  await thread();
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    '/profile?page=inbox',
  );
});

it('opens the conversation of the recipient in the address (AMB-8, CHT-1)', async () => {
  open('&type=store&id=1&routeName=my-orders&chatFrom=order&name=Somebody%20else&image=http://x');
  await thread();
  expect(marketplace.requests('conversation')[0]?.query).toMatchObject({
    receiver_type: 'store',
    receiver_id: '1',
  });
  // The server's word says who it is, not the address.
  expect(screen.queryByText('Somebody else')).not.toBeInTheDocument();
});

it('is about the order that it was opened from, which its messages name (CHT-6)', async () => {
  marketplace.answers({ conversation: aThread([]) });
  const { user } = open('&type=store&id=1&orderId=7&chatFrom=order');
  await thread();
  expect(screen.getByRole('link', { name: 'About order 7' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&orderId=7',
  );
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'No onions{Enter}');
  await waitFor(() =>
    expect(marketplace.requests('sendMessage')[0]?.body).toMatchObject({
      order_id: '7',
      message: 'No onions',
    }),
  );
});

it('shows which order the messages are about, once for each (CHT-6)', async () => {
  marketplace.answers({
    conversation: aThread([
      aChatMessage({ id: 5, message: 'Five', order_id: 8, sender_type: 'customer' }),
      aChatMessage({ id: 4, message: 'Four', order_id: 7, sender_type: 'customer' }),
      aChatMessage({ id: 3, message: 'Three' }),
      aChatMessage({ id: 2, message: 'Two', order_id: 7, sender_type: 'customer' }),
      aChatMessage({ id: 1, message: 'One' }),
    ]),
  });
  // Opened from the order that it is about already: that is said once, too.
  open('&type=store&id=1&orderId=8');
  const rows = within(await thread()).getAllByRole('listitem');
  const said = rows.map((row) => /About order \d|One|Two|Three|Four|Five/.exec(row.textContent)?.[0]);
  expect(screen.getAllByRole('link', { name: 'About order 8' })).toHaveLength(1);
  expect(said).toEqual(['One', 'About order 7', 'Two', 'Three', 'Four', 'About order 8', 'Five']);
});
