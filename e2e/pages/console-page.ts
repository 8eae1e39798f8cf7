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

  /** Opens a remote's own page, or one of its tabs. */
  async openRemote(channel: string, remote: string, tab = 'releases'): Promise<void> {
    const path = `/channels/${channel}/remotes/${remote}?tab=${tab}`;
    await this.page.goto(new URL(path, stackUnderTest().consoleUrl).href);
    await this.state(remote).waitFor();
  }

  /** What stands at the top of a remote's own page. */
  state(remote: string): Locator {
    return this.page.getByRole('region', { name: remote, exact: true });
  }

  /** What is known of the pages that are open. */
  get openPages(): Locator {
    return this.page.getByRole('region', { name: 'Open pages' });
  }

  /** On a remote's own page, with its releases shown. */
  async makeLive(version: string, how: 'Activate' | 'Start a canary'): Promise<void> {
    await this.page.getByRole('button', { name: `Make live: ${version}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: how, exact: true }).click();
    await this.dialog.waitFor();
  }

  /** Presses a button of a page, and the one of the same name that asks whether that is meant. */
  async carryOut(name: string, reason?: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
    if (reason !== undefined) await this.reason.fill(reason);
    await this.confirm(name).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  get reason(): Locator {
    return this.dialog.getByLabel('Reason');
  }

  confirm(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
