import { HYDRATION_STATE_ID, RENDERED_ATTRIBUTE } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { BUDGETS, type Budget } from '../fixtures/budgets.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The streams stay open, and the page's report leaves seconds after the page has come to rest. */
const NOT_COUNTED = ['/discovery/events', '/api/v1/events', '/telemetry'];

interface Requests {
  /** Paths, in the order in which they were requested. */
  all: string[];
  /** Whether none is under way, and none began since this was last asked. */
  areOver(): boolean;
}

function countRequests(page: Page): Requests {
  const all: string[] = [];
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === 'data:' || NOT_COUNTED.includes(pathname) || request.resourceType() === 'document')
      return;
    all.push(pathname);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  let seen = -1;
  return {
    all,
    areOver() {
      const isOver = underWay.size === 0 && all.length === seen;
      seen = all.length;
      return isOver;
    },
  };
}

/** A page that a visit so long ago left in the cache has answers that the browser calls for again. */
const FRESH_SECONDS = 10;
const AGE = new RegExp(`id="${HYDRATION_STATE_ID}" data-age="(\\d+)"`);

/** The page as the server renders it. The first visitor of a view may come before that, or get an older page, and pays more. */
async function renderedHtml(page: Page, address: string, remote: string | null): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
    if (remote) expect(html).toContain(` ${RENDERED_ATTRIBUTE}="${remote}@`);
    expect(Number(AGE.exec(html)?.[1] ?? Infinity)).toBeLessThan(FRESH_SECONDS);
  }).toPass();
  return html;
}

/** The kilobytes of scripts as they travelled, which the browser knows after brotli: of all, and of those that the HTML asks for. */
async function scriptKilobytes(page: Page, html: string): Promise<{ all: number; first: number }> {
  const scripts = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = entries
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
      .filter(([path]) => path.endsWith('.js'));
    return [...new Map(sizes)];
  });
  const isFirst = (path: string) => html.includes(` src="${path}"`) || html.includes(` href="${path}"`);
  const sum = (some: typeof scripts) => some.reduce((bytes, [, size]) => bytes + size, 0) / 1000;
  return { all: sum(scripts), first: sum(scripts.filter(([path]) => isFirst(path))) };
}

for (const [name, { path, remote, budget }] of Object.entries(BUDGETS))
  test(`${name} keeps to its budget of elements, script, requests, calls and layout shift`, async ({
    page,
    context,
    marketplace,
    shell,
  }) => {
    if (remote)
      await placeCustomer(context, marketplace, remote === 'browse' ? 'ecommerce' : remote, 'harbour');
    const address = await path(marketplace);
    const html = await renderedHtml(page, address, remote);
    await measureShifts(page);
    const requests = countRequests(page);
    await page.goto(address);
    if (remote) await shell.seesRemote(remote);
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(requests.areOver).toBe(true);
    await drawn(page);
    const script = await scriptKilobytes(page, html);
    const used: Budget = {
      elements: html.match(/<[a-z]/g)?.length ?? 0,
      firstScriptKilobytes: script.first,
      scriptKilobytes: script.all,
      requests: requests.all.length,
      calls: requests.all.filter((requested) => requested.startsWith('/api/v1/')).length,
      layoutShift: (await shiftsOf(page)).total,
    };
    const over = Object.entries(used).filter(([what, value]) => value > budget[what as keyof Budget]);
    const requested = requests.all.join('\n');
    expect(over, `used ${JSON.stringify(used)} of ${JSON.stringify(budget)}:\n${requested}`).toEqual([]);
  });
