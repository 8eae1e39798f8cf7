import { expect, type Page } from '@playwright/test';

/** The mailbox of the stack, in a tab of its own. */
export class MailboxPage {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  async openList(): Promise<void> {
    await this.page.goto(this.#url);
    await expect(this.page.getByRole('heading', { name: 'Souk mailbox' })).toBeVisible();
  }

  /** Opens the newest message to an address with a subject, as soon as it is there. */
  async openMessage(to: string, subject: string): Promise<void> {
    const message = this.page
      .getByRole('link', { name: new RegExp(`${subject}.*to ${to.toLowerCase()}`, 's') })
      .first();
    await this.openList();
    await expect(async () => {
      await this.page.getByRole('link', { name: 'Reload' }).click();
      await expect(message).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await message.click();
    await expect(this.page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  }

  /** The mail as a mail program draws it. */
  get mail() {
    return this.page.frameLocator('iframe[title="The mail as HTML"]');
  }

  /** The six digits of a mail that brings a code. */
  async code(): Promise<string> {
    return (await this.mail.getByText(/^\d{6}$/).textContent()) ?? '';
  }
}
