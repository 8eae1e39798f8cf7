import { expect, type Locator, type Page } from '@playwright/test';
import { icon } from '../fixtures/icon.ts';

/** What the pages of an order are known by, in each language. */
const WORDS = {
  en: {
    cart: 'Cart',
    proceed: 'Proceed to checkout',
    guest: 'Guest',
    addToCart: /^Add .+ to cart$/,
    editAddress: 'Edit delivery address',
    name: 'Contact Person Name',
    phone: 'Phone number',
    place: /^Place Order/,
    placed: 'Order placed successfully',
    remember: 'Please remember your order id and phone number to track the order.',
    prescription: 'Prescription',
    summary: 'Summary',
    total: 'Total',
    taxIncluded: 'Tax (included)',
    delivery: 'Delivery fee',
    free: 'Free',
    takeAway: /^Pickup/,
  },
  ar: {
    cart: 'السلة',
    proceed: 'إتمام الطلب',
    guest: 'ضيف',
    addToCart: /^أضف .+ إلى السلة$/,
    editAddress: 'تعديل عنوان التوصيل',
    name: 'اسم جهة الاتصال',
    phone: 'رقم الهاتف',
    place: /^تأكيد الطلب/,
    placed: 'تم تسجيل الطلب بنجاح',
    remember: 'يرجى تذكّر رقم الطلب ورقم الهاتف لتتبّع الطلب.',
    prescription: 'الوصفة الطبية',
    summary: 'الملخص',
    total: 'الإجمالي',
    taxIncluded: 'الضريبة (مشمولة)',
    delivery: 'رسوم التوصيل',
    free: 'مجاني',
    takeAway: /^استلام/,
  },
};
export type Language = keyof typeof WORDS;

/** The last page of an order and what becomes of it (CHK-10, CHK-12). */
export class CheckoutPage {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];
  readonly place: Locator;
  /** What stands in the way, beside the button. */
  readonly notice: Locator;
  /** Whom to ask for, of a guest (CHK-7). */
  readonly contactName: Locator;
  readonly contactPhone: Locator;
  /** Of a guest, with what is to be remembered (CHK-12). */
  readonly guestDialog: Locator;
  /** Of a customer (CHK-14). */
  readonly placed: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.words = WORDS[language];
    const main = page.getByRole('main');
    this.place = main.getByRole('button', { name: this.words.place });
    this.notice = main.getByRole('alert');
    this.contactName = main.getByLabel(this.words.name);
    this.contactPhone = main.getByLabel(this.words.phone, { exact: true });
    this.guestDialog = page.getByRole('dialog', { name: this.words.placed });
    this.placed = main.getByRole('article', { name: this.words.placed });
  }

  /** A part of the order, by its heading. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The stepper of a line. */
  quantity(item: string): Locator {
    return this.part('Your order').getByRole('group', { name: `Quantity of ${item}` });
  }

  option(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('radio', { name });
  }

  /** From a card of the home to the checkout, by the cart's drawer; guests say that they are guests (CRT-5, CRT-6). */
  async reach(item: string, visitor: 'guest' | 'customer'): Promise<void> {
    const { page, words } = this;
    const card = page.getByRole('main').getByRole('article', { name: item, exact: true }).first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
    await card.getByRole('button', { name: words.addToCart }).click();
    await added;
    await page
      .getByRole('banner')
      .locator(`button:has(${icon('ShoppingCart')})`)
      .click();
    await page.getByRole('button', { name: words.proceed }).click();
    if (visitor === 'guest') await page.getByRole('button', { name: words.guest, exact: true }).click();
    await this.ready();
  }

  /** The bill is there, and the button may be pressed. */
  async ready(): Promise<void> {
    await expect(this.place).toBeEnabled();
    await expect(this.place).not.toHaveAttribute('aria-busy', 'true');
  }

  /** As a guest says whom to ask for at the door: on the page itself (CHK-7). */
  async fillContact(name: string, phone: string): Promise<void> {
    await this.contactName.fill(name);
    await this.contactPhone.fill(phone);
  }

  /** Adds a picture of the prescription, and waits until it is there (RX-3). */
  async attachPrescription(): Promise<void> {
    const picture = await this.page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    const part = this.part(this.words.prescription);
    await part
      .locator('input[type=file]')
      .setInputFiles({ name: 'prescription.png', mimeType: 'image/png', buffer: picture });
    const preview = part.getByRole('img');
    await expect(preview).toBeVisible();
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  /** The bill as it stands beside the order: its total, and what its other lines come to. */
  async bill(): Promise<{ total: number; sum: number }> {
    const rows = await this.part(this.words.summary)
      .locator('dl > div')
      .evaluateAll(
        (found, free) =>
          found.map((row) => {
            const amount = row.querySelector('dd')?.cloneNode(true) as HTMLElement | undefined;
            // What delivery would cost, where it is free, is struck out.
            amount?.querySelector('s')?.remove();
            const text = amount?.textContent ?? '';
            const isFree = text.trim() === free;
            // The Arabic sign of the currency has a dot of its own.
            const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? (isFree ? '0' : 'NaN');
            const cents = Math.round(Number(digits) * 100) * (/[-−]/.test(text) ? -1 : 1);
            return { name: row.querySelector('dt')?.textContent ?? '', cents };
          }),
        this.words.free,
      );
    const last = rows.findIndex(({ name }) => name === this.words.total);
    const lines = rows.slice(0, last);
    const sum = lines.reduce((all, { cents }) => all + cents, 0);
    return { total: (rows[last]?.cents ?? NaN) / 100, sum: sum / 100 };
  }

  /** The number of the order that was placed, from the page's address. */
  async orderId(): Promise<number> {
    await this.page.waitForURL(/\/checkout\/placed\?order_id=\d+/);
    return Number(new URL(this.page.url()).searchParams.get('order_id'));
  }
}
