import type { Locator, Page } from '@playwright/test';

/** The dialogs about addresses, and the way to them in the header (ADDR-3, ADDR-12, LOC-20). */
export class AddressDialogs {
  readonly page: Page;
  readonly saved: Locator;
  /** The open form, whether it adds or updates. */
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.saved = page.getByRole('dialog', { name: 'Saved Addresses' });
    this.form = page.getByRole('dialog', { name: /^(Add|Update) Address$/ });
  }

  async openSaved(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Location/ })
      .click();
    await this.page.getByRole('menuitem', { name: 'Saved Addresses' }).click();
    await this.saved.waitFor();
  }

  async add(): Promise<void> {
    await this.saved.getByRole('button', { name: 'Add Address' }).click();
    await this.name.waitFor();
  }

  get name(): Locator {
    return this.form.getByLabel('Contact Person Name');
  }

  /** Sends the form, by its only button of that kind. */
  get save(): Locator {
    return this.form.getByRole('button', { name: /^(Add|Update) Address$/ });
  }

  option(name: string): Locator {
    return this.saved.getByRole('radio', { name, exact: true });
  }
}
