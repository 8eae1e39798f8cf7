import { productPath, ROUTES } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DELIVERED = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

test('a customer is asked to rate the last order, rates the item with a picture and who delivered it, and everybody sees it (REV-1 to REV-4, POP-26)', async ({
  page,
  shell,
  anOrder,
  operator,
}) => {
  const { id, item } = await anOrder({ order_type: 'delivery' });
  await operator.move(id, ...DELIVERED);
  await page.goto(ROUTES.home);
  const prompt = page.getByRole('region', { name: 'How was your last order?' });
  await prompt.getByRole('button', { name: 'Rate', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/rate-and-review/${id}$`));
  await expect(prompt).toHaveCount(0);

  const dish = shell.main.getByRole('region', { name: item.name });
  await dish.getByRole('radio', { name: '4 stars' }).check();
  await dish.getByRole('textbox').fill(`Lovely, says order ${id}`);
  await dish
    .locator('input[type=file]')
    .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') });
  await expect(dish.getByRole('img', { name: `Picture 1 of ${item.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(dish.getByRole('textbox')).toHaveValue(`Lovely, says order ${id}`);
  await dish.getByRole('button', { name: 'Send review' }).click();
  await expect(dish.getByText('Rated 4 out of 5')).toBeAttached();

  await shell.main.getByRole('radio', { name: '5 stars' }).check();
  await shell.main.getByRole('button', { name: 'Send review' }).click();
  await expect(shell.main.getByText('Thank you for your review')).toBeVisible();

  await page.goto(productPath(item));
  await shell.main.getByRole('tab', { name: `Reviews (${item.rating_count + 1})` }).click();
  const review = shell.main.getByRole('listitem').filter({ hasText: `Lovely, says order ${id}` });
  await review.getByRole('button', { name: /^Picture 1 by / }).click();
  const picture = page.getByRole('dialog', { name: /^Picture 1 by / });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
});

test('the review prompt of the last order does not come back once it is closed (REV-2)', async ({
  page,
  anOrder,
  operator,
}) => {
  const { id } = await anOrder();
  await operator.move(id, 'confirmed', 'processing', 'handover', 'delivered');
  await page.goto(ROUTES.home);
  const prompt = page.getByRole('region', { name: 'How was your last order?' });
  const canceled = page.waitForResponse('**/customer/review-reminder/cancel');
  await prompt.getByRole('button', { name: "Don't ask about this order again" }).click();
  expect((await canceled).status()).toBe(200);
  await expect(prompt).toHaveCount(0);
  const asked = page.waitForResponse('**/customer/review-reminder');
  await page.reload();
  expect(await (await asked).json()).toEqual({ order_id: null, images: [] });
  await expect(prompt).toHaveCount(0);
});
