import type { Locator, Page } from '@playwright/test';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';

/** The admin's console. */
export class ConsolePage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  /** Opens an address of the console and signs in there. */
  async signIn(path = '/', token = stackUnderTest().token): Promise<void> {
    await this.page.goto(new URL(path, stackUnderTest().consoleUrl).href);
    await this.page.getByLabel('Token', { exact: true }).fill(token);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.page.getByRole('banner').waitFor();
  }

  card(remote: string): Locator {
    return this.page.getByRole('article', { name: remote });
  }

  rollBack(remote: string): Locator {
    return this.page.getByRole('button', { name: `Roll back ${remote}` });
  }

  get reason(): Locator {
    return this.dialog.getByLabel('Reason');
  }

  confirm(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
