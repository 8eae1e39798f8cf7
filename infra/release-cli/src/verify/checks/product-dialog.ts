import type { Found, Look } from '../look.ts';
import type { ReleaseOnPage } from '../release-on-page.ts';
import { findingsOfAxe } from './accessibility.ts';

const SCREENS = 15;
const OPEN_MS = 15_000;
/** What opens an item stands in its card's heading: a button, or a link where items have pages too. A store's link opens no dialog. */
const ITEM = 'article :is(h2, h3, h4, h5) :is(button, a[aria-haspopup="dialog"])';

/** Opens the dialog that it contributes for its items, and closes it again. */
export async function opensItsProductDialog({ paths, open }: Look): Promise<Found> {
  for (const path of paths) {
    const release = await open();
    await release.open(path);
    const { page } = release;
    const item = await findItem(release);
    if (!item) {
      await page.close();
      continue;
    }
    const name = (await item.innerText()).trim();
    await item.click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.waitFor({ timeout: OPEN_MS }).catch(() => {
      throw new Error(`${path}: no dialog opened for ${name}`);
    });
    // The host's own dialog stands there, busy, until the contributed one is loaded. Of that one, sections may load once they are near.
    await dialog.locator('[aria-busy="true"]:not(section)').waitFor({ state: 'detached', timeout: OPEN_MS });
    await dialog.waitFor({ timeout: OPEN_MS }).catch(() => {
      throw new Error(`${path}: the dialog of ${name} did not stay open`);
    });
    await release.quiet();
    const findings = await findingsOfAxe(page, dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', timeout: OPEN_MS }).catch(() => {
      findings.push(`the dialog of ${name} does not close by Escape`);
    });
    await page.close();
    return { findings, detail: `opened and closed it for ${name}` };
  }
  throw new Error(
    `no page of the remote shows an item whose dialog could be opened: ${paths.join(', ')}. Name one that does with --visit.`,
  );
}

/** Sections ask for their items when they are near, so the page is gone down for them. */
async function findItem(release: ReleaseOnPage) {
  const items = release.element.locator(ITEM);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    if ((await items.count()) > 0) return items.first();
    await release.page.mouse.wheel(0, 700);
    await release.quiet();
  }
  return null;
}
