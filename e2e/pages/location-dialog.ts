import type { Locator, Page } from '@playwright/test';

const WORDS = {
  en: {
    title: /^Choose (?:your|the pickup|the drop-off) location$/,
    search: 'Search for a street or place',
    map: 'Map to choose a location',
    pick: 'Pick this location',
  },
  ar: {
    title: /^اختر موقع(?:ك| الاستلام| التسليم)$/,
    search: 'ابحث عن شارع أو مكان',
    map: 'خريطة لاختيار الموقع',
    pick: 'اختر هذا الموقع',
  },
};

/** The picker with its map and search (LOC-1). */
export class LocationDialog {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly map: Locator;
  readonly pick: Locator;
  readonly button: Locator;

  constructor(page: Page, language: keyof typeof WORDS = 'en') {
    const words = WORDS[language];
    this.dialog = page.getByRole('dialog', { name: words.title });
    this.search = this.dialog.getByRole('combobox', { name: words.search });
    this.map = this.dialog.getByRole('application', { name: words.map });
    this.pick = this.dialog.getByRole('button', { name: words.pick });
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
