import type { Locator, Page } from '@playwright/test';

/** The drawer named Shopping Cart (CRT-1). */
export class CartDrawer {
  readonly drawer: Locator;
  readonly button: Locator;
  /** Other items of the same store. */
  readonly suggestions: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    this.suggestions = this.drawer.getByRole('region', { name: 'You may also like' });
    this.button = page.getByRole('banner').getByRole('button', { name: 'Cart' });
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.drawer.waitFor();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close' }).click();
    await this.drawer.waitFor({ state: 'hidden' });
  }

  line(name: string): Locator {
    // What is suggested below the lines is a list too.
    return this.drawer
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('group', { name: `Quantity of ${name}` }) });
  }

  quantity(name: string): Locator {
    return this.drawer.getByRole('group', { name: `Quantity of ${name}` });
  }
}
