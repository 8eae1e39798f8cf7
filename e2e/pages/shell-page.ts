import { expect, type Locator, type Page } from '@playwright/test';
import { CartDrawer } from './cart-drawer.ts';
import { LocationDialog } from './location-dialog.ts';
import { ProductDialog } from './product-dialog.ts';

/** The frame of every page, by the names that people and screen readers know it by. */
export class ShellPage {
  readonly page: Page;
  readonly header: Locator;
  readonly main: Locator;
  readonly modules: Locator;
  readonly notifications: Locator;
  /** One for each message that is shown. */
  readonly toasts: Locator;
  readonly cart: CartDrawer;
  readonly location: LocationDialog;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.modules = page.getByRole('navigation', { name: 'Modules' });
    this.notifications = page.getByRole('region', { name: 'Notifications' });
    this.toasts = this.notifications.getByRole('button', { name: 'Dismiss' });
    this.cart = new CartDrawer(page);
    this.location = new LocationDialog(page);
  }

  /** The element that a remote's release is mounted in. */
  release(remote: string): Locator {
    return this.main.locator(`[data-slot="${remote}"] [data-release^="${remote}@"]`);
  }

  /** Waits until a remote is mounted and shows something, and answers with its version. */
  async seesRemote(remote: string): Promise<string> {
    const release = this.release(remote);
    await expect(release).toBeVisible();
    await expect(release.getByRole('heading').first()).toBeVisible();
    return (await release.getAttribute('data-release'))?.split('@')[1] ?? '';
  }

  /** Chooses another module in the header (MOD-6). */
  async switchTo(name: string): Promise<void> {
    await this.modules.getByRole('button', { name }).click();
  }

  /** Leaves the question about interests unanswered (MOD-9). */
  async skipsInterests(): Promise<void> {
    await this.main.getByRole('heading', { level: 1, name: 'What are you interested in?' }).waitFor();
    await this.main.getByRole('button', { name: 'Skip' }).click();
  }

  /** An article per item or store, named after it. */
  card(name: string): Locator {
    return this.main.getByRole('article', { name, exact: true }).first();
  }

  /** What opens an item on its card: a link to its page, or a button where no remote draws that page. */
  itemButton(name: string): Locator {
    const heading = this.card(name).getByRole('heading');
    return heading.getByRole('button').or(heading.getByRole('link'));
  }

  product(name: string): ProductDialog {
    return new ProductDialog(this.page, name);
  }

  async openItem(name: string): Promise<ProductDialog> {
    await this.itemButton(name).click();
    const product = this.product(name);
    await product.dialog.waitFor();
    return product;
  }

  /** Minus, quantity and plus of an item's card (CRT-8). */
  stepper(name: string): Locator {
    return this.card(name).getByRole('group', { name: `Quantity of ${name}` });
  }

  async addToCart(name: string): Promise<void> {
    const card = this.card(name);
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await card.getByRole('button', { name: `Add ${name} to cart` }).click();
  }

  /** By the form of the sign-in page, as a person does. */
  async signIn(account: { email: string; password: string }): Promise<void> {
    await this.header.getByRole('button', { name: 'Sign In' }).click();
    await this.fillSignIn(account);
  }

  async fillSignIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Email or phone' }).fill(email);
    await this.main.getByLabel('Password', { exact: true }).fill(password);
    await this.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  async signOut(): Promise<void> {
    await this.header.getByRole('button', { name: /^Hello/ }).click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await this.header.getByRole('button', { name: 'Sign In' }).waitFor();
  }

  toast(text: string | RegExp): Locator {
    return this.notifications.getByText(text);
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
