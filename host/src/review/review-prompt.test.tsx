import { aCustomer, aReviewReminder, marketplace, refuses } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const account = aDiscoveredRelease('account', '1.0.0', {
  moduleType: null,
  routes: ['/profile', '/rate-and-review/*'],
});
// What browsers have and the tests' does not.
beforeAll(() =>
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  }),
);
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const images = (count: number) =>
  Array.from({ length: count }, (_, at) => `/media/items/item-${at}-480.webp`);

function open(facts: HostFacts = {}, count = 2) {
  marketplace.answers({
    customer: aCustomer(),
    reviewReminder: aReviewReminder({ order_id: 7, images: images(count) }),
  });
  return renderHost({ token: 'token-of-lena', discovery: aDiscoveryDocument({}, { account }), ...facts });
}
const prompt = () => screen.findByRole('region', { name: 'How was your last order?' });
const isGone = () => expect(screen.queryByRole('region', { name: 'How was your last order?' })).toBeNull();

it('asks a customer to rate the last order, and leads there (REV-1, REV-2)', async () => {
  const { user } = open();
  const card = within(await prompt());
  expect(document.body).toHaveFocus();
  await user.click(card.getByRole('button', { name: 'Rate' }));
  expect(window.location.pathname).toBe('/rate-and-review/7');
  isGone();
  expect(marketplace.requests('cancelReviewReminder')).toEqual([]);
});

it('shows three pictures, and how many more there are (REV-1, ENT-4)', async () => {
  open({}, 5);
  const card = within(await prompt());
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByText('and 2 more items')).toBeInTheDocument();
});

it('shows no count where three pictures are all (REV-1)', async () => {
  open({}, 3);
  const card = within(await prompt());
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.queryByText(/more item/)).toBeNull();
});

it('is not shown again once it is closed (REV-2)', async () => {
  const { user } = open();
  const card = within(await prompt());
  await user.click(card.getByRole('button', { name: "Don't ask about this order again" }));
  isGone();
  await waitFor(() => expect(marketplace.requests('cancelReviewReminder')).toHaveLength(1));
  expect(marketplace.requests('cancelReviewReminder')[0]?.body).toEqual({ order_id: 7 });
});

it('is not shown to guests (REV-1, SES-7)', async () => {
  open({ token: undefined });
  await waitFor(() => expect(marketplace.requests('config')).not.toHaveLength(0));
  expect(marketplace.requests('reviewReminder')).toEqual([]);
});

it.each(['/checkout?page=cart', '/rate-and-review/7', '/profile?page=wallet', '/interest?module_id=1'])(
  'is not shown at %s (REV-1)',
  async (path) => {
    open({ path });
    await waitFor(() => expect(marketplace.requests('reviewReminder')).toHaveLength(1));
    isGone();
  },
);

it('shows nothing where its call fails (REV-1)', async () => {
  marketplace.answers({ reviewReminder: refuses(503, 'busy') });
  const { shell } = renderHost({
    token: 'token-of-lena',
    discovery: aDiscoveryDocument({}, { account }),
  });
  await waitFor(() => expect(marketplace.requests('reviewReminder')).toHaveLength(1));
  expect(shell.toasts.toasts.get()).toEqual([]);
  isGone();
});
