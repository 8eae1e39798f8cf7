import type { Locator, Page } from '@playwright/test';

/** The dialog that an item's module contributes, named after the item (POP-1). */
export class ProductDialog {
  readonly dialog: Locator;
  readonly quantity: Locator;
  readonly add: Locator;
  readonly update: Locator;
  readonly buyNow: Locator;
  /** What the customer writes to the store of the item. */
  readonly note: Locator;
  /** Other items of the same store. */
  readonly goesWith: Locator;

  constructor(page: Page, name: string) {
    this.dialog = page.getByRole('dialog', { name, exact: true });
    this.quantity = this.dialog.getByRole('group', { name: 'Quantity', exact: true });
    this.add = this.dialog.getByRole('button', { name: 'Add to cart' });
    this.update = this.dialog.getByRole('button', { name: /^Update to cart$/i });
    this.buyNow = this.dialog.getByRole('button', { name: 'Buy Now' });
    this.note = this.dialog.getByRole('textbox', { name: 'Note for this item' });
    this.goesWith = this.dialog.getByRole('region', { name: 'Goes well with this' });
  }

  /** A group of choices, by the name that it begins with (POP-21). */
  group(name: string): Locator {
    return this.dialog
      .getByRole('group')
      .filter({ has: this.dialog.page().locator('legend', { hasText: name }) });
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
