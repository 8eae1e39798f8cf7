import { conversationPath, COOKIES, orderPath, STORAGE_KEYS } from '@souk/contracts';
import { expect, test } from '../fixtures/customer-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer looks at an order in Arabic on a phone, writes about it, prints it and orders it again (ORD-16, CHT-6, AMB-8)', async ({
  page,
  context,
  shell,
  anOrder,
}) => {
  const settings = JSON.stringify({ direction: 'rtl', theme: 'light' });
  await context.addInitScript((values) => Object.assign(localStorage, values), {
    [STORAGE_KEYS.language]: 'ar',
    [STORAGE_KEYS.settings]: settings,
  });
  await context.addCookies([{ name: COOKIES.language, value: 'ar', domain: 'localhost', path: '/' }]);
  const { id, storeId } = await anOrder();
  await page.goto(orderPath(id));
  const order = shell.main.getByRole('article', { name: `الطلب ${id}` });
  await expect(order.getByRole('region', { name: 'سير الطلب' }).getByRole('listitem')).toHaveCount(3);

  await order.getByRole('link', { name: /^راسل/ }).click();
  await expect(page).toHaveURL(conversationPath({ type: 'store', id: storeId }, id));
  const words = shell.main.getByRole('textbox', { name: 'اكتب رسالة' });
  await words.fill('بدون بصل من فضلك');
  await words.press('Enter');
  const sent = shell.main.getByRole('listitem').filter({ hasText: 'بدون بصل من فضلك' });
  await expect(sent).toContainText('تم الإرسال');
  await shell.main
    .getByRole('link', { name: `بخصوص الطلب ${id}` })
    .first()
    .click();

  await order.getByRole('link', { name: 'الفاتورة' }).click();
  const invoice = shell.main.getByRole('article', { name: `فاتورة الطلب ${id}` });
  await expect(invoice.getByRole('row')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(shell.header).toBeHidden();
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await shell.main.getByRole('link', { name: `الطلب ${id}` }).click();
  await order.getByRole('button', { name: 'اطلب مرة أخرى' }).click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /^كمية/ })).toHaveCount(1);
});
