import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a customer is notified of a message, answers with a picture, and loses no message when the connection drops (CHT-1 to CHT-6, PSH-2)', async ({
  page,
  context,
  request,
  shell,
  operator,
  signedIn,
  marketplace,
  problems,
}) => {
  const [item] = await marketplace.popularItems('food', 'harbour');
  if (!item) throw new Error('food has no popular item');
  const opened = page.waitForResponse((response) => response.url().includes('/push/events'));
  await page.goto('/home?module_id=1');
  await shell.seesRemote('food');
  await opened;

  await operator.writeTo(signedIn.id, item.store_id, 'Which sauce would you like?');
  await expect(shell.toast('You have a new message')).toBeVisible();
  await expect(shell.header.getByText('1 unread message')).toBeAttached();
  await shell.notifications.getByRole('button', { name: 'View' }).click();

  const thread = shell.main.getByRole('region', { name: `Messages with ${item.store_name}` });
  await expect(thread.getByText('Which sauce would you like?')).toBeVisible();
  await expect(shell.header.getByText('1 unread message')).toHaveCount(0);
  await expectAccessible(page);

  // On the page itself a message needs no toast.
  await operator.writeTo(signedIn.id, item.store_id, 'Or none at all?');
  await expect(thread.getByText('Or none at all?')).toBeVisible();
  await expect(shell.toast('You have a new message')).toHaveCount(0);

  const words = thread.getByRole('textbox', { name: 'Write a message' });
  await thread
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'sauce.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') });
  await words.fill('This one');
  await words.press('Enter');
  await expect(thread.getByText('Sent')).toBeVisible();
  await expect(thread.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty('complete', true);

  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await context.setOffline(true);
  await words.fill('And hurry, please');
  await words.press('Enter');
  await expect(thread.getByText('And hurry, please')).toBeVisible();
  await expect(thread.getByText('Waiting for a connection')).toBeVisible();
  await context.setOffline(false);
  await expect(thread.getByText('Waiting for a connection')).toHaveCount(0);
  await expect(thread.getByText('And hurry, please')).toBeVisible();

  // Not sent before the page is reloaded, it goes out from the new one, with its picture.
  problems.expect(/ERR_FAILED/);
  await page.route('**/message/send', (route) => route.abort());
  await thread
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'spoon.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') });
  await words.fill('With a spoon');
  await words.press('Enter');
  await expect(thread.getByText('Waiting for a connection')).toBeVisible();
  await page.unroute('**/message/send');
  await page.reload();
  await expect(thread.getByRole('listitem').filter({ hasText: 'With a spoon' })).toContainText('Sent');

  const list = await request.get(
    `/api/v1/customer/message/details?receiver_type=store&receiver_id=${item.store_id}`,
    { headers: signedIn.headers },
  );
  const { messages } = (await list.json()) as { messages: { message: string; files_full_url: string[] }[] };
  expect(messages.map(({ message, files_full_url }) => [message, files_full_url.length])).toEqual([
    ['With a spoon', 1],
    ['And hurry, please', 0],
    ['This one', 1],
    ['Or none at all?', 0],
    ['Which sauce would you like?', 0],
  ]);
});

test('a guest is asked to sign in (CHT-3)', async ({ page, shell, aCustomerIn }) => {
  await aCustomerIn('food');
  await page.goto('/chatting');
  await expect(shell.main.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await shell.main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?return=%2Fchatting/);
});
