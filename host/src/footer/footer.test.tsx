import { queryClient } from '@souk/api-client';
import { informationPath, INFORMATION_PAGES, RETURN_PARAM } from '@souk/contracts';
import { aCampaign, aConfig, aLanding, marketplace, refuses } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument, anAccountRelease } from '../testing/a-discovery-document.ts';
import { PHONE } from '../browser/phone.ts';
import { renderHost } from '../testing/render-host.tsx';
import { styleUnder } from '../testing/style-under.ts';

const footer = () => within(screen.getByRole('contentinfo'));
const apps = aLanding().download_user_app_links;

it('says who the marketplace is and how to reach it (LAN-1, LAN-2, FTR-8)', async () => {
  renderHost({ path: '/' });
  expect(await footer().findByText('One cart for every shop.')).toBeVisible();
  const { phone, email, footer_text } = aConfig();
  expect(await footer().findByRole('link', { name: phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+?\d+$/),
  );
  expect(footer().getByRole('link', { name: email })).toBeVisible();
  expect(footer().getByText(footer_text)).toBeVisible();
});

it('opens a map from the address (LAN-1, LOC-18)', async () => {
  const { user } = renderHost({ path: '/', place: null });
  const { address } = aConfig();
  await user.click(await footer().findByRole('button', { name: `${address}, show on the map` }));
  expect(await screen.findByRole('dialog', { name: address })).toBeVisible();
});

it('has links of 44 px on a phone, which a finger finds (FTR-3)', async () => {
  renderHost({ path: '/' });
  const link = await footer().findByRole('link', { name: 'Become a store owner' });
  const onPhone = (element: Element | null, property: string) =>
    element && styleUnder(`${PHONE}, (pointer: coarse)`, element, property);
  expect(onPhone(link, 'min-block-size')).toBe('44px');
  expect(onPhone(footer().getByRole('button', { name: 'Campaigns' }), 'min-block-size')).toBe('44px');
  expect(onPhone(link.parentElement, 'gap')).toBe('0');
});

it('offers the app only in stores whose status is 1 (FTR-2, LAN-2)', async () => {
  marketplace.answers({
    landing: aLanding({
      download_user_app_links: { ...apps, apple_store_url: 'https://apple.example/souk' },
    }),
  });
  renderHost({ path: '/' });
  expect(await footer().findByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
    'href',
    apps.playstore_url,
  );
  expect(footer().queryByRole('link', { name: /App Store/ })).toBeNull();
});

it('names the store where the sentence of the language has it (FTR-2, I18-5)', async () => {
  marketplace.answers({
    landing: aLanding({
      download_user_app_links: {
        ...apps,
        apple_store_url: 'https://apple.example/souk',
        apple_store_url_status: 1,
      },
    }),
  });
  renderHost({ path: '/' });
  expect(await footer().findByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
  expect(footer().getByRole('link', { name: 'Download on the App Store' })).toBeVisible();
});

it('leads to social networks by their own names, in new windows (FTR-8, SES-16)', async () => {
  marketplace.answers({
    config: aConfig({
      social_media: [
        { name: 'twitter', link: 'https://x.example/souk' },
        { name: 'birdsong', link: 'https://birdsong.example/souk' },
      ],
    }),
  });
  renderHost({ path: '/' });
  const known = await footer().findByRole('link', { name: 'X (Twitter)' });
  expect(known).toHaveAttribute('target', '_blank');
  expect(known).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(footer().getByRole('link', { name: 'Birdsong' })).toBeVisible();
});

it('points owners and delivery people to the pages that the settings name, in new windows (SES-16, FTR-3, AMB-22)', async () => {
  renderHost({ path: '/' });
  for (const name of [/Become a store owner/, /Become a delivery man/]) {
    const link = await footer().findByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

describe('the newsletter', () => {
  const field = () => footer().findByLabelText('Email for the newsletter');
  const press = async (user: ReturnType<typeof renderHost>['user']) =>
    user.click(footer().getByRole('button', { name: 'Subscribe' }));

  it('is subscribed to by an email address; the field clears and a message confirms it (FTR-7)', async () => {
    const { user } = renderHost({ path: '/' });
    await user.type(await field(), ' lena@souk.example ');
    await press(user);
    expect(await screen.findByText('Subscribed Successfully')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(marketplace.requests('subscribeToNewsletter').map(({ body }) => body)).toEqual([
      { email: 'lena@souk.example' },
    ]);
  });

  it.each(['', 'lena', 'lena@souk', 'lena haddad@souk.example', 'lena@souk.example, omar@souk.example'])(
    "asks for a valid email instead of sending '%s', which stays in the field (FTR-6)",
    async (typed) => {
      const { user } = renderHost({ path: '/' });
      if (typed) await user.type(await field(), typed);
      await field();
      await press(user);
      const email = await field();
      expect(email).toHaveAccessibleDescription('Please insert a valid email.');
      expect(email).toBeInvalid();
      expect(email).toHaveFocus();
      expect(email).toHaveValue(typed);
      expect(marketplace.requests('subscribeToNewsletter')).toEqual([]);
    },
  );

  it('shows the server’s refusal, and keeps the typed email (FTR-6, FTR-7)', async () => {
    const wait = 'Too many subscriptions came from your network today. Try again in 3 hours.';
    marketplace.answers({ subscribeToNewsletter: refuses(429, wait, 'too_many') });
    const { user } = renderHost({ path: '/' });
    await user.type(await field(), 'lena@souk.example');
    await press(user);
    const email = await field();
    await waitFor(() => expect(email).toHaveAccessibleDescription(wait));
    expect(email).toHaveValue('lena@souk.example');
    marketplace.answers({ subscribeToNewsletter: refuses(422, 'Email must be an e-mail address.', 'email') });
    await press(user);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please insert a valid email.'));
  });
});

/** Releases that draw what the footer leads to. */
const everythingLive = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/campaigns/*'] }),
    account: anAccountRelease('/profile', '/track-order', ...INFORMATION_PAGES.map(informationPath)),
  },
);
const POLICIES = {
  'Terms & Conditions': '/terms-and-conditions',
  'Privacy Policy': '/privacy-policy',
  'Refund Policy': '/refund-policy',
  'Cancellation Policy': '/cancellation-policy',
  'Shipping Policy': '/shipping-policy',
};

it('leads to the policies, to help, to the marketplace itself and to tracking (FTR-1, FTR-3, FTR-4)', async () => {
  renderHost({ path: '/', discovery: everythingLive });
  await footer().findByRole('link', { name: 'Become a store owner' });
  const links = { ...POLICIES, 'Help & Support': '/help-and-support', 'About Us': '/about-us' };
  // The style sheet of a test has no window's width: what is hidden on small screens is in the document.
  for (const [name, to] of Object.entries({ ...links, 'Track order': '/track-order' }))
    expect(footer().getByRole('link', { name, hidden: true })).toHaveAttribute('href', to);
});

it.each([
  ['refund_policy', 'Refund Policy'],
  ['cancelation_policy', 'Cancellation Policy'],
  ['shipping_policy', 'Shipping Policy'],
] as const)('leaves out the policy whose %s is 0, and no other (FTR-1)', async (status, policy) => {
  marketplace.answers({ config: aConfig({ [status]: 0 }) });
  renderHost({ path: '/', discovery: everythingLive });
  await footer().findByRole('link', { name: 'Become a store owner' });
  for (const name of Object.keys(POLICIES))
    expect(footer().queryAllByRole('link', { name, hidden: true })).toHaveLength(name === policy ? 0 : 1);
});

it('tells a guest that wallet and points need a sign-in, and leads there and on (FTR-5, RTE-4)', async () => {
  const { user } = renderHost({ path: '/', discovery: everythingLive });
  await user.click(await footer().findByRole('link', { name: 'Wallet' }));
  expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
  expect(window.location.pathname).toBe('/auth/sign-in');
  expect(new URLSearchParams(window.location.search).get(RETURN_PARAM)).toBe('/profile?page=wallet');
});

it('leads a guest to the coupons, which need no sign-in (AMB-34)', async () => {
  const { user } = renderHost({ path: '/', discovery: everythingLive });
  await user.click(await footer().findByRole('link', { name: 'Coupons' }));
  expect(window.location.pathname + window.location.search).toBe('/profile?page=coupons');
});

it('leads a customer to the wallet and the points, where the marketplace has them (FTR-5, HDR-5)', async () => {
  marketplace.answers({ config: aConfig({ customer_wallet_status: 0 }) });
  const { user } = renderHost({ path: '/', discovery: everythingLive, token: 'token-of-lena' });
  await user.click(await footer().findByRole('link', { name: 'Loyalty points' }));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/profile?page=loyalty-points');
  expect(footer().queryByRole('link', { name: 'Wallet' })).toBeNull();
});

it('asks for a zone before it shows campaigns, with the reason (FTR-5, RTE-4)', async () => {
  const { user, shell } = renderHost({ path: '/', place: null, discovery: everythingLive });
  await user.click(await footer().findByRole('button', { name: 'Campaigns' }));
  const reason = await screen.findByText('You must pick a zone to access this page.');
  // The dialog that opens moves it.
  await waitFor(() => expect(reason).toBeVisible());
  expect(shell.location.picking.get()).toEqual({ flow: 'header' });
  expect(marketplace.requests('campaigns')).toHaveLength(0);
});

it('leads to the campaign of the module, or shows a message where there is none (FTR-5)', async () => {
  marketplace.answers({ campaigns: [] });
  const { user } = renderHost({ path: '/', discovery: everythingLive });
  const button = await footer().findByRole('button', { name: 'Campaigns' });
  await user.click(button);
  expect(await screen.findByText('There are no campaigns in your area right now.')).toBeVisible();
  marketplace.answers({ campaigns: [aCampaign({ slug: 'soup-week' })] });
  queryClient.clear();
  await user.click(button);
  await waitFor(() => expect(window.location.pathname).toBe('/campaigns/soup-week'));
});
