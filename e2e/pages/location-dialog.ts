import type { Locator, Page } from '@playwright/test';

/** The picker with its map and search (LOC-1). */
export class LocationDialog {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly map: Locator;
  readonly pick: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Choose your location' });
    this.search = this.dialog.getByRole('combobox', { name: 'Search for a street or place' });
    this.map = this.dialog.getByRole('application', { name: 'Map to choose a location' });
    this.pick = this.dialog.getByRole('button', { name: 'Pick this location' });
    this.button = page.getByRole('banner').getByRole('button', { name: /^Location/ });
  }

  /** Opens the map by way of the header's menu (LOC-20). */
  async open(): Promise<void> {
    await this.button.click();
    await this.button.page().getByRole('menuitem', { name: 'Pick from Map' }).click();
    await this.dialog.waitFor();
  }

  /** Takes the first suggestion for a text. */
  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await this.dialog.getByRole('option').first().click();
  }
}
