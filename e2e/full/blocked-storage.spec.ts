import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

/** What browsers do whose visitor blocks site data, by who does it; run in the page before its own scripts. */
const BROWSERS: Record<string, () => void> = {
  // Firefox with cookies and site data blocked.
  'refuses its storages': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    for (const name of ['serviceWorker', 'locks'])
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  },
  // Firefox with dom.storage.enabled=false, and a session storage that is full.
  'has null for one storage and a full other': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, block] of Object.entries(BROWSERS))
  test(`a browser that ${what} shows a message, and shopping still works: a place, a home, the cart (LOC-6, LOC-8, SES-8, CRT-8)`, async ({
    page,
    shell,
    marketplace,
  }) => {
    await page.addInitScript(block);
    const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
    await page.goto('/');
    const notice = shell.toast(
      "This browser doesn't save data for this site. Your location, cart and sign-in last until you close this page.",
    );
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(1);
    await shell.location.open();
    await shell.location.find('Goldsmiths');
    await expect(shell.location.pick).toBeEnabled();
    await shell.location.pick.click();
    await shell
      .dialog('Select a type of module for your orders')
      .getByRole('button', { name: /^Grocery/ })
      .click();
    await shell.skipsInterests();
    await shell.seesRemote('grocery');
    await shell.addToCart(item.name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await shell.cart.open();
    await expect(shell.cart.line(item.name)).toBeVisible();
  });
