import { expect, test } from '../console/console-test.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { overflow } from '../fixtures/overflow.ts';

for (const [width, colorScheme] of [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const)
  test(`the console is accessible and fits ${width} pixels, ${colorScheme}`, async ({
    console,
    own,
    page,
  }) => {
    // axe goes through ten pages.
    test.setTimeout(120_000);
    const { channel, remote } = own;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await console.signIn(`/channels/${channel}`);
    // On wide screens tables have another layout; the rest is as it is at 768 pixels.
    const checked = width < 999 ? null : ['History', 'Audit log'];
    const accessible = async (place: string) => {
      if (!checked || checked.includes(place)) await expectAccessible(page);
    };
    const fits = () => expect.poll(() => overflow(page)).toBe(0);
    await console.card(remote).waitFor();
    await accessible('Live');
    await fits();
    await console.rollBack(remote).click();
    await expect(console.dialog).toContainText('The gate allows');
    await expectAccessible(page, '[role=dialog]');
    await console.dialog.getByRole('button', { name: 'Cancel' }).click();
    await console.card(remote).getByRole('link').click();
    for (const tab of ['Releases', 'History', 'Health', 'Quarantine', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
      await accessible(tab);
      await fits();
    }
    for (const link of ['Audit log', 'Grants', 'Tokens']) {
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
      await accessible(link);
      await fits();
    }
  });
