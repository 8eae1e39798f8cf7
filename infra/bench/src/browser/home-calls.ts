import type { BenchContext } from '../bench-context.ts';
import { MODULES } from './journey.ts';
import { DESKTOP, openVisit } from './visit.ts';
import { homeOf } from './visitor.ts';

/** A call of the API that a module's home makes for everybody. */
export interface HomeCall {
  module: string;
  /** Below the API's own path. */
  path: string;
}

const API = '/api/v1/';
/** Made for one customer or guest, or of the whole city. */
const OF_ONE = /^(customer|cart|auth|events|order)/;
const SCREENS = 12;

/** Every such call of every home, from its top to its end. */
export async function callsOfHomes({ browser, stack, visitor }: BenchContext): Promise<HomeCall[]> {
  const calls = new Map<string, HomeCall>();
  for (const module of MODULES) {
    const visit = await openVisit(browser, { url: stack.url, viewport: DESKTOP, visitor, type: module });
    visit.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== 'GET' || !pathname.startsWith(API)) return;
      const path = pathname.slice(API.length) + search;
      if (!OF_ONE.test(path)) calls.set(`${module} ${path}`, { module, path });
    });
    await visit.page.goto(homeOf(visitor, module));
    await visit.quiet();
    for (let screen = 0; screen < SCREENS; screen += 1) {
      await visit.page.mouse.wheel(0, DESKTOP.height);
      await visit.quiet();
    }
    await visit.close();
  }
  return [...calls.values()];
}
