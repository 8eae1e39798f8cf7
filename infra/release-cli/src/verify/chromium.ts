import { lookup } from 'node:dns/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** The browser requests nothing by itself. What its pages may reach is up to their policy and to the machine's network. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Chromium takes every name below localhost for this machine, and its pages for secure ones. On a network of containers such a name
 * may lead to another: there a page is what it is for customers, though it comes without encryption.
 */
async function resolverRules(storefront: string): Promise<string[]> {
  const { hostname } = new URL(storefront);
  if (!hostname.endsWith('.localhost')) return [];
  const found = await lookup(hostname, { family: 4 }).catch(() => null);
  return found ? [`--host-resolver-rules=MAP ${hostname} ${found.address}`] : [];
}

/**
 * Starts the Chromium that is named, else Playwright's own, else the system's; in its sandbox where the machine allows one, and
 * says whether it is.
 * @param storefront the address of the pages that are to be opened
 * @throws Error with a sentence where none starts
 */
export async function startChromium(
  named: string | undefined,
  storefront: string,
): Promise<{ browser: Browser; isSandboxed: boolean }> {
  const args = [...ARGS, ...(await resolverRules(storefront))];
  for (const executablePath of await findChromium(named))
    for (const isSandboxed of [true, false]) {
      const browser = await chromium
        .launch({ executablePath, args, chromiumSandbox: isSandboxed })
        .catch(() => null);
      if (browser) return { browser, isSandboxed };
    }
  throw new Error(
    named
      ? `The Chromium that CHROMIUM_PATH names, ${named}, does not start. Choose another one, or unset CHROMIUM_PATH.`
      : 'No Chromium was found: install one, or name it with CHROMIUM_PATH.',
  );
}
