import { inModule, releaseUrl } from '@souk/contracts';
import type { Locator, Page } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import type { Storefront } from './storefront.ts';

const DRAWN_MS = 20_000;
const QUIET_MS = 500;
const QUIET_AT_MOST_MS = 10_000;

/** Whether React has begun with the host's root, which it marks. Runs in the page. */
const isTakenOver = () =>
  Object.keys(document.getElementById('souk') ?? {}).some((key) => key.startsWith('__reactContainer$'));

/** A page of the storefront that the candidate is drawn in. */
export class ReleaseOnPage {
  readonly page: Page;
  /** The element that the candidate is mounted in. */
  readonly element: Locator;
  /** The release's files that the page has asked for. */
  readonly loaded: ReadonlySet<string>;
  /** The paths of the API that the page has called, in their order. */
  readonly calls: readonly string[];
  readonly #candidate: Candidate;
  readonly #storefront: Storefront;
  #pending = 0;
  #lastActivity = Date.now();

  constructor(page: Page, candidate: Candidate, storefront: Storefront) {
    this.page = page;
    this.#candidate = candidate;
    this.#storefront = storefront;
    const { remote, version } = candidate.record;
    this.element = page.locator(`[data-slot="${remote}"] [data-release="${remote}@${version}"]`);
    const change = (by: number) => () => {
      this.#pending += by;
      this.#lastActivity = Date.now();
    };
    const loaded = new Set<string>();
    this.loaded = loaded;
    const calls: string[] = [];
    this.calls = calls;
    const files = releaseUrl(remote, version);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(files)) loaded.add(pathname.slice(files.length));
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  }

  get moduleId(): number {
    return this.#storefront.module.id;
  }

  /** Opens an address as a fresh page and waits until the candidate draws it. @throws Error with a sentence */
  async open(path: string): Promise<void> {
    await this.page.goto(inModule(path, this.#storefront.module.id), { waitUntil: 'load' });
    await this.drawn(path);
  }

  /** Opens the landing page, which the host renders, and waits until the host runs: its scripts come after the first picture. */
  async openHost(): Promise<void> {
    await this.page.goto('/');
    const since = Date.now();
    // Not `waitForFunction`, whose own observer would count as the release's.
    while (!(await this.page.evaluate(isTakenOver))) {
      if (Date.now() - since > DRAWN_MS)
        throw new Error(
          `The host did not start in ${DRAWN_MS / 1000} seconds. Open the storefront in a browser and see its console.`,
        );
      await this.page.waitForTimeout(50);
    }
    await this.quiet();
  }

  async drawn(path: string): Promise<void> {
    const { remote, version } = this.#candidate.record;
    await this.element.waitFor({ state: 'visible', timeout: DRAWN_MS }).catch(async () => {
      const others = await this.page
        .locator('[data-release]:visible')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-release') ?? ''));
      const instead = others.length > 0 ? `${others.join(', ')} is there instead` : 'nothing is there';
      throw new Error(
        `${path}: ${remote} ${version} was not drawn in ${DRAWN_MS / 1000} seconds; ${instead}`,
      );
    });
    // A busy machine draws later than it has loaded.
    await this.element
      .filter({ hasText: /\S/ })
      .waitFor({ state: 'visible', timeout: DRAWN_MS })
      .catch(() => {
        throw new Error(
          `${path}: ${remote} ${version} was mounted, but shows no text after ${DRAWN_MS / 1000} seconds`,
        );
      });
    await this.quiet();
  }

  /** Waits until no request was sent for a moment; a page that is never idle is used as it is. */
  async quiet(): Promise<void> {
    const since = Date.now();
    this.#lastActivity = Date.now();
    while (Date.now() - since < QUIET_AT_MOST_MS) {
      if (this.#pending <= 0 && Date.now() - this.#lastActivity >= QUIET_MS) return;
      await this.page.waitForTimeout(50);
    }
  }

  /** Waits until nothing is requested, and the page's thread has nothing to do. */
  async rest(): Promise<void> {
    await this.quiet();
    await this.page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, { timeout })),
      QUIET_AT_MOST_MS,
    );
  }

  /** Goes to the landing page, which the host renders, without loading a page again. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await this.element.waitFor({ state: 'detached', timeout: DRAWN_MS });
  }

  /** Comes back after {@link leave}. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => history.back());
    await this.element.waitFor({ state: 'visible', timeout: DRAWN_MS });
  }
}
