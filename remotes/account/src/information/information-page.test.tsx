import { aConfig, anInformationPage, marketplace, refuses, renderRemote } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (path: string, language: 'ar' | 'en' = 'en') => renderRemote(Account, { path, language });
const long = Array.from({ length: 6 }, (_, at) => `<h2>Part ${at + 1}</h2><p>Words ${at + 1}</p>`).join('');

it.each([
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/privacy-policy', 'Privacy policy'],
  ['/refund-policy', 'Refund policy'],
  ['/cancellation-policy', 'Cancellation policy'],
  ['/shipping-policy', 'Shipping policy'],
  ['/about-us', 'About us'],
  ['/help-and-support', 'Help & Support'],
])(
  'shows %s to a guest, with when it changed and a head of its own (FTR-4, FTR-9, RTE-2)',
  async (path, title) => {
    const { shell } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^Last updated on .*Mar.* 2026$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
    await waitFor(() =>
      expect(shell.head).toHaveBeenLastCalledWith({
        title,
        description: 'Who runs the marketplace',
        canonical: path,
      }),
    );
  },
);

it('has a table of contents on a long page, and none on a short one (FTR-9)', async () => {
  marketplace.answers({ termsAndConditions: anInformationPage({ content: long }) });
  const { user, unmount } = open('/terms-and-conditions');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const heading = screen.getByRole('heading', { level: 2, name: 'Part 4' });
  heading.scrollIntoView = jest.fn();
  await user.click(contents.getByRole('link', { name: 'Part 4' }));
  expect(heading.scrollIntoView).toHaveBeenCalled();
  expect(heading).toHaveFocus();
  unmount();
  open('/about-us');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('opens an answer to a frequent question, and shows how to contact people (FTR-9, ENT-3)', async () => {
  marketplace.answers({
    helpAndSupport: anInformationPage({
      questions: [
        { question: 'Where is my order?', answer: '<p>In <a href="/my-orders">My orders</a>.</p>' },
      ],
    }),
  });
  const { user } = open('/help-and-support');
  await user.click(await screen.findByText('Where is my order?'));
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/my-orders');
  const { phone, email, address } = aConfig();
  expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByText(address)).toBeVisible();
});

it('shows a not-found page for a policy that is switched off, and no link to it (FTR-1, RTE-3)', async () => {
  marketplace.answers({ refundPolicy: refuses(404), config: aConfig({ refund_policy: 0 }) });
  const { unmount } = open('/refund-policy');
  expect(await screen.findByRole('heading', { name: "We couldn't find this page" })).toBeVisible();
  unmount();
  open('/privacy-policy');
  const more = within(await screen.findByRole('navigation', { name: 'More information' }));
  expect(more.getByRole('link', { name: 'Shipping Policy' })).toHaveAttribute('href', '/shipping-policy');
  expect(more.queryByRole('link', { name: 'Refund Policy' })).toBeNull();
});

it('shows safe links as links, and others as text (FTR-9, SEC-1)', async () => {
  const link = (href: string) => `<a href="${href}">${href}</a> `;
  const leads = ['/settings', 'https://law.example/', 'mailto:a@b.example'];
  const leadsNowhere = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'];
  marketplace.answers({
    aboutUs: anInformationPage({ content: `<p>${[...leads, ...leadsNowhere].map(link).join('')}</p>` }),
  });
  open('/about-us');
  for (const href of leads)
    expect(await screen.findByRole('link', { name: href })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'https://law.example/' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  for (const href of leadsNowhere) {
    expect(screen.queryByRole('link', { name: href })).toBeNull();
    expect(screen.getByText(new RegExp(href.replaceAll(/[\\()]/g, '\\$&')))).toBeVisible();
  }
});

it('offers a retry where the text could not be loaded (API-8)', async () => {
  marketplace.answers({ aboutUs: refuses(500) });
  const { user } = open('/about-us');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ aboutUs: anInformationPage() });
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

it('is completely in Arabic (I18-1)', async () => {
  open('/help-and-support', 'ar');
  expect(await screen.findByRole('heading', { name: 'تواصل معنا' })).toBeVisible();
  expect(screen.getByText(/^آخر تحديث في/)).toBeVisible();
});
