import { expect, test } from '../fixtures/test.ts';

test('a guest reads the policies from the footer, and finds an answer and a way to reach people (FTR-1, FTR-4, FTR-9, LAN-1)', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Refund Policy' }).click();
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  await expect(page).toHaveTitle('Refund Policy · Souk');
  await shell.main.getByRole('link', { name: 'How the money comes back' }).click();
  await expect(shell.main.getByRole('heading', { name: 'How the money comes back' })).toBeInViewport();

  await shell.main.getByRole('link', { name: 'help and support' }).click();
  await shell.main.getByText('Where is my order?').click();
  await expect(shell.main.getByRole('link', { name: 'My orders' })).toBeVisible();
  await expect(shell.main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(footer.getByRole('link', { name: 'Help & Support' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Refund Policy' })).toBeHidden();
  await expect(
    shell.main
      .getByRole('navigation', { name: 'More information' })
      .getByRole('link', { name: 'Refund Policy' }),
  ).toBeVisible();

  const html = async () =>
    (await page.request.get('/help-and-support', { headers: { accept: 'text/html' } })).text();
  // A page waits 250 ms at most for what its head says; the next one has what came later.
  await expect.poll(html).toContain('<title>Help &amp; Support · Souk</title>');
  expect(await html()).toContain('"@type":"FAQPage"');
});
