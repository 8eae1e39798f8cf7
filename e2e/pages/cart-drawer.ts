import type { Locator, Page } from '@playwright/test';

/** The drawer named Shopping Cart (CRT-1). */
export class CartDrawer {
  readonly drawer: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
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
    return this.drawer.getByRole('listitem').filter({ hasText: name });
  }

  quantity(name: string): Locator {
    return this.drawer.getByRole('group', { name: `Quantity of ${name}` });
  }
}
