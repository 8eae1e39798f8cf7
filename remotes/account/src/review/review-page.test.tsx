import {
  aCustomer,
  anOwnReview,
  aStoredFile,
  marketplace,
  refuses,
  renderRemote,
  someOrderReviews,
} from '@souk/testing';
import type { Customer, OrderReviews, StoredFile } from '@souk/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const PATH = '/rate-and-review/7';

function show(changes: Partial<OrderReviews> = {}, customer: Customer | null = aCustomer()) {
  marketplace.answers({ orderReviews: someOrderReviews({ order_id: 7, ...changes }) });
  return renderRemote(Account, { path: PATH, shell: { customer } });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const soup = { id: 1, name: 'Lentil Soup', image_full_url: '/media/items/lentil-soup-480.webp' };
const omar = { id: 3, name: 'Omar Saleh', image_full_url: null };

it('sends stars, words and pictures of an item, and shows the review (REV-3)', async () => {
  const file = aStoredFile();
  marketplace.answers({ uploadFile: file });
  const { user, shell } = show();
  const card = await part('Lentil Soup');
  expect(card.queryByRole('button', { name: 'Send review' })).toBeNull();
  await user.click(card.getByRole('radio', { name: '4 stars' }));
  await user.type(card.getByRole('textbox'), 'Hot and quick.');
  await user.upload(card.getByLabelText(/Add pictures/), new File(['x'], 'soup.png', { type: 'image/png' }));
  expect(await card.findByRole('img', { name: 'Picture 1 of Lentil Soup' })).toBeVisible();
  marketplace.answers({
    orderReviews: someOrderReviews({ order_id: 7, items: [{ ...soup, review: anOwnReview() }] }),
  });
  await user.click(card.getByRole('button', { name: 'Send review' }));
  expect(await card.findByText('Rated 4 out of 5')).toBeInTheDocument();
  expect(card.getByText('Hot and quick.')).toBeVisible();
  expect(marketplace.requests('submitReview')[0]?.body).toEqual({
    order_id: 7,
    item_id: 1,
    rating: 4,
    comment: 'Hot and quick.',
    files: [file.id],
  });
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  expect(card.getByRole('heading', { name: 'Lentil Soup' })).toHaveFocus();
});

it('keeps what is written while a picture uploads, and waits for the picture before it is sent (REV-3)', async () => {
  const file = aStoredFile();
  let arrive: (file: StoredFile) => void = () => undefined;
  marketplace.answers({ uploadFile: () => new Promise<StoredFile>((resolve) => (arrive = resolve)) });
  const { user, shell } = show();
  const card = await part('Lentil Soup');
  await user.click(card.getByRole('radio', { name: '4 stars' }));
  await user.upload(card.getByLabelText(/Add pictures/), new File(['x'], 'soup.png', { type: 'image/png' }));
  expect(await card.findByRole('progressbar', { name: 'Uploading your picture…' })).toBeVisible();
  await waitFor(() => expect(marketplace.requests('uploadFile')).toHaveLength(1));
  await user.click(card.getByRole('radio', { name: '5 stars' }));
  await user.type(card.getByRole('textbox'), 'Lovely');
  const send = card.getByRole('button', { name: 'Send review' });
  expect(send).toHaveAttribute('aria-busy', 'true');
  await user.click(send);
  expect(marketplace.requests('submitReview')).toEqual([]);
  arrive(file);
  expect(await card.findByRole('img', { name: 'Picture 1 of Lentil Soup' })).toBeVisible();
  expect(card.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(card.getByRole('textbox')).toHaveValue('Lovely');
  expect(shell.drafts.keep).toHaveBeenLastCalledWith(
    'account/review/1/7/item/1',
    { rating: 5, comment: 'Lovely', files: [file] },
    { overReload: true },
  );
  await user.click(send);
  await waitFor(() => expect(marketplace.requests('submitReview')).toHaveLength(1));
  expect(marketplace.requests('submitReview')[0]?.body).toMatchObject({ rating: 5, files: [file.id] });
});

it('sends a review of the rider, by the keyboard (REV-3)', async () => {
  const { user } = show();
  const card = await part('Omar Saleh');
  const stars = within(card.getByRole('group', { name: 'How do you rate Omar Saleh?' }));
  await user.click(stars.getByRole('radio', { name: '1 star' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(stars.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await user.click(card.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(marketplace.requests('submitReview')).toHaveLength(1));
  expect(marketplace.requests('submitReview')[0]?.body).toEqual({
    order_id: 7,
    delivery_man_id: 3,
    rating: 3,
  });
});

it('keeps the text of a review that could not be sent, also over a reload (REV-3)', async () => {
  marketplace.answers({ submitReview: refuses(503, 'We are very busy right now.') });
  const { user, shell, unmount } = show();
  const card = await part('Lentil Soup');
  await user.click(card.getByRole('radio', { name: '5 stars' }));
  await user.type(card.getByRole('textbox'), 'Lovely');
  await user.click(card.getByRole('button', { name: 'Send review' }));
  expect(await card.findByText('We are very busy right now.')).toBeVisible();
  unmount();
  renderRemote(Account, { shell });
  const again = await part('Lentil Soup');
  expect(again.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(again.getByRole('textbox')).toHaveValue('Lovely');
});

it('marks the missing stars, and moves the focus to them (REV-3)', async () => {
  const { user } = show();
  const card = await part('Lentil Soup');
  // As Enter does in a form that has no button yet.
  fireEvent.submit(card.getByRole('group').closest('form') as HTMLFormElement);
  const star = card.getByRole('radio', { name: '1 star' });
  expect(star).toHaveFocus();
  expect(star).toBeInvalid();
  expect(star).toHaveAccessibleDescription('Choose how many stars you give.');
  await user.click(card.getByRole('radio', { name: '4 stars' }));
  expect(star).toBeValid();
  expect(card.queryByText('Choose how many stars you give.')).toBeNull();
  expect(marketplace.requests('submitReview')).toEqual([]);
});

it('marks the refused field, and moves the focus to it (REV-3)', async () => {
  marketplace.answers({ submitReview: refuses(422, 'This comment is too long.', 'comment') });
  const { user } = show();
  const card = await part('Lentil Soup');
  await user.click(card.getByRole('radio', { name: '4 stars' }));
  const comment = card.getByRole('textbox');
  await user.type(comment, 'Hot');
  await user.click(card.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(comment).toHaveFocus());
  expect(comment).toBeInvalid();
  expect(comment).toHaveAccessibleDescription('This comment is too long.');
  await user.type(comment, '!');
  expect(comment).toBeValid();
});

it('shows a thank-you once everything is reviewed, and links to the order (REV-3)', async () => {
  const review = anOwnReview();
  show({ items: [{ ...soup, review }], delivery_man: { ...omar, review } });
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&orderId=7',
  );
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows that the store has no review plan, and still accepts a review of the delivery (REV-5)', async () => {
  show({ has_review_plan: 0 });
  expect(await screen.findByText('this store is not having any review plan')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lentil Soup' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Omar Saleh' })).toBeVisible();
});

it('waits for an order that has not arrived (REV-3)', async () => {
  show({ is_delivered: 0 });
  expect(await screen.findByText('Your order is still on its way')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([PATH, '/rate-and-review/soup'])(
  'shows that the customer has no such order: %s (ORD-14)',
  async (path) => {
    marketplace.answers({ orderReviews: refuses(404, 'This order does not exist.') });
    renderRemote(Account, { path, shell: { customer: aCustomer() } });
    expect(await screen.findByText('Order not found')).toBeVisible();
  },
);

it('is for customers, which a guest is shown (RTE-4, SES-7)', async () => {
  show({}, null);
  expect(
    await screen.findByRole('heading', { name: 'You must be login to access this page.' }),
  ).toBeVisible();
  expect(marketplace.requests('orderReviews')).toEqual([]);
});

it('reads from right to left in Arabic (REV-3)', async () => {
  marketplace.answers({ orderReviews: someOrderReviews() });
  renderRemote(Account, { path: PATH, shell: { customer: aCustomer() }, language: 'ar' });
  expect(await screen.findByRole('heading', { name: 'قيّم طلبك' })).toBeVisible();
  expect(await screen.findAllByRole('radio', { name: 'نجمة واحدة' })).toHaveLength(2);
});
