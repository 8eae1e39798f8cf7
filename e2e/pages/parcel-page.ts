import { expect, type Locator, type Page } from '@playwright/test';
import { LocationDialog } from './location-dialog.ts';

/** What the form of a parcel is known by, in each language. */
const WORDS = {
  en: {
    categories: 'We Deliver Everything',
    keys: 'Keys & Small Things',
    sender: 'Sender',
    receiver: 'Receiver',
    dropOff: /Drop-off location/,
    landmark: 'Lighthouse',
    name: 'Name',
    phone: 'Phone number',
    receiverPays: /^Receiver/,
    next: 'Continue to checkout',
    guest: 'Guest',
  },
  ar: {
    categories: 'نوصّل كل شيء',
    keys: 'مفاتيح وأشياء صغيرة',
    sender: 'المرسل',
    receiver: 'المستلم',
    dropOff: /موقع التسليم/,
    landmark: 'منارة',
    name: 'الاسم',
    phone: 'رقم الهاتف',
    receiverPays: /^المستلم/,
    next: 'المتابعة إلى إتمام الطلب',
    guest: 'ضيف',
  },
};

/** From what is sent to the checkout of a parcel (PCL-3 to PCL-6). */
export class ParcelPage {
  readonly page: Page;
  readonly words: (typeof WORDS)[keyof typeof WORDS];
  readonly location: LocationDialog;
  readonly next: Locator;
  readonly #main: Locator;

  constructor(page: Page, language: keyof typeof WORDS = 'en') {
    this.page = page;
    this.words = WORDS[language];
    this.location = new LocationDialog(page, language);
    this.#main = page.getByRole('main');
    this.next = this.#main.getByRole('button', { name: this.words.next });
  }

  /** Chooses what is sent, on the home. */
  async choose(): Promise<void> {
    const heading = this.#main.getByRole('heading', { name: this.words.categories });
    await heading.scrollIntoViewIfNeeded();
    await this.#main.getByRole('link', { name: this.words.keys }).click();
    await this.next.waitFor();
  }

  /** One of the two people, by what they are called. */
  end(name: 'sender' | 'receiver'): Locator {
    return this.page.getByRole('region', { name: this.words[name], exact: true });
  }

  async fillEnd(of: 'sender' | 'receiver', name: string, phone: string): Promise<void> {
    await this.end(of).getByLabel(this.words.name, { exact: true }).fill(name);
    await this.end(of).getByLabel(this.words.phone, { exact: true }).fill(phone);
  }

  /** Picks where it goes: the lighthouse. */
  async pickDropOff(): Promise<void> {
    await this.end('receiver').getByRole('button', { name: this.words.dropOff }).click();
    await this.location.find(this.words.landmark);
    await expect(this.location.pick).toBeEnabled();
    await this.location.pick.click();
    await this.location.dialog.waitFor({ state: 'hidden' });
  }

  /** On to the checkout; guests say that they are guests (CRT-5). */
  async goOn(visitor: 'guest' | 'customer'): Promise<void> {
    await this.next.click();
    if (visitor === 'guest')
      await this.page.getByRole('button', { name: this.words.guest, exact: true }).click();
    await this.page.waitForURL(/\/checkout\?page=parcel/);
  }
}
