import type { Locator, Page } from '@playwright/test';
import { inModule, ROUTES } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { PLACES, simpleItem } from '../fixtures/marketplace.ts';
import { storedPosition } from '../fixtures/customer.ts';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

type Move = (page: Page, map: Locator) => Promise<void>;

const WAYS_TO_MOVE: Record<string, Move> = {
  'the pointer': async (page, map) => {
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 6 });
    await page.mouse.up();
  },
  'the keyboard': async (page, map) => {
    await map.focus();
    await page.keyboard.press('ArrowRight');
  },
};

test('a visitor without a location is asked for one first, picks it on the map and chooses a module (LAN-4, LOC-1, LOC-8, MOD-5)', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await shell.location.open();
  await expectAccessible(page);
  await shell.location.find('Goldsmiths');
  await expect(shell.location.pick).toBeEnabled();
  await shell.location.pick.click();

  const choice = shell.dialog('Select a type of module for your orders');
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Food/ }).click();
  await expect(shell.toast('A Module has been selected.')).toBeVisible();
  await shell.skipsInterests();
  await expect(page).toHaveURL(/\/home\?module_id=\d+/);
  await shell.seesRemote('food');
});

test('the location dialog closes with Escape and gives the focus back', async ({ page, shell }) => {
  await page.goto('/');
  await shell.location.open();
  await page.keyboard.press('Escape');
  await expect(shell.location.dialog).toBeHidden();
  await expect(shell.location.button).toBeFocused();
});

test('a link to a home, without a location, asks for one first and goes on to that home (LOC-24, RTE-4)', async ({
  page,
  shell,
  marketplace,
}) => {
  const { id } = await marketplace.module('pharmacy');
  await page.goto(`/home?module_id=${id}`);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(shell.toast('You must pick a zone to access this page.')).toBeVisible();
  // Without a further tap.
  await shell.location.dialog.waitFor();
  await shell.location.find('Goldsmiths');
  await shell.location.pick.click();
  await expect(page).toHaveURL(new RegExp(`/home\\?module_id=${id}`));
  await shell.seesRemote('pharmacy');
});

test('the device’s position is taken where the browser gives it (LOC-3, LOC-20)', async ({
  page,
  context,
  shell,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: PLACES.harbour.lat, longitude: PLACES.harbour.lng });
  await page.goto('/');
  await shell.main.getByRole('button', { name: 'Use current location' }).click();
  await expect(shell.dialog('Select a type of module for your orders')).toBeVisible();
});

test(
  'a visitor whose browser denies the position sees how to allow it (LOC-9, LOC-10)',
  ONLY_IN_FULL,
  async ({ page, shell }) => {
    // No permission is granted, and no user answers the prompt: it counts as denied.
    await page.goto('/');
    await shell.main.getByRole('button', { name: 'Use current location' }).click();
    const dialog = shell.dialog('Please allow browser location permission');
    await expect(
      dialog.getByText(
        'Your browser location track permission is off. Please turn on the location permission to detect current location',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Okay' }).click();
    await expect(dialog).toBeHidden();
  },
);

test('a position outside every zone cannot be picked, and the button says why (LOC-4, LOC-5)', async ({
  page,
  context,
  shell,
  problems,
}) => {
  problems.expect(/Failed to load resource.*get-zone-id/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: PLACES.nowhere.lat, longitude: PLACES.nowhere.lng });
  await page.goto('/');
  await shell.location.open();
  await shell.location.dialog.getByRole('button', { name: 'Use current location' }).click();
  const button = shell.location.dialog.getByRole('button', { name: 'We do not deliver here yet.' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(shell.location.dialog).toBeHidden();
  await expect(shell.dialog('Select a type of module for your orders')).toHaveCount(0);
});

for (const [way, move] of Object.entries(WAYS_TO_MOVE)) {
  test(`a place is picked by moving the map with ${way} (LOC-3)`, async ({ aCustomerIn }) => {
    const shell = await aCustomerIn('grocery');
    const before = await storedPosition(shell.page);
    await shell.location.open();
    await expect(shell.location.pick).toBeEnabled();
    const lookedUp = shell.page.waitForResponse((response) => response.url().includes('/get-zone-id'));
    await move(shell.page, shell.location.map);
    await lookedUp;
    await expect(shell.location.pick).toBeEnabled();
    await shell.location.pick.click();
    await expect(shell.location.dialog).toBeHidden();
    expect(await storedPosition(shell.page)).not.toEqual(before);
  });
}

test('the cart is reloaded once another place is picked (LOC-7)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const zone = JSON.stringify((await marketplace.location('eastBank')).zoneIds);
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.url().includes('/cart/list') && request.headers().zoneid === zone,
  );
  await shell.location.open();
  await shell.location.find('Bridge Quarter');
  await expect(shell.location.pick).toBeEnabled();
  await shell.location.pick.click();
  await asked;
});

test(
  'a module of one zone alone is hidden once the customer is in the other (MOD-3)',
  ONLY_IN_FULL,
  async ({ aCustomerIn, marketplace }) => {
    const shell = await aCustomerIn('food');
    const { module_name } = await marketplace.module('ecommerce');
    const ecommerce = shell.modules.getByRole('button', { name: module_name });
    await expect(ecommerce).toBeVisible();
    await shell.location.open();
    await shell.location.find('Bridge Quarter');
    await expect(shell.location.pick).toBeEnabled();
    await shell.location.pick.click();
    const choice = shell.dialog('Select a type of module for your orders');
    await expect(choice.getByRole('button', { name: /^Food/ })).toBeVisible();
    await expect(choice.getByRole('button', { name: new RegExp(`^${module_name}`) })).toHaveCount(0);
    await choice.getByRole('button', { name: /^Food/ }).click();
    await expect(ecommerce).toHaveCount(0);
    await expect(shell.modules.getByRole('button', { name: 'Food' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor without a location who opens a home is asked for one, and nothing they see jumps (LOC-24)', async ({
    marketplace,
    page,
    shell,
  }) => {
    const { id } = await marketplace.module('food');
    await measureShifts(page);
    await page.goto(inModule(ROUTES.home, id));
    await expect(shell.location.dialog).toBeVisible();
    await expect(shell.toasts.first()).toBeVisible();
    await drawn(page);
    const { total, what } = await shiftsOf(page);
    expect(total, what.join('\n')).toBeLessThanOrEqual(0.01);
  });
});
