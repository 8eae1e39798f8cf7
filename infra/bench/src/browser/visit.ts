import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { asScript, inPage } from './in-page.ts';
import { installProbes, type Noted } from './probes.ts';
import { placeVisitor, type KnownVisitor } from './visitor.ts';

/** A slow telephone: 1.6 Mbps, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface VisitOptions {
  url: string;
  viewport?: { width: number; height: number };
  /** A place and a module are known already; null: a first visit. */
  visitor: KnownVisitor | null;
  type?: string;
  slowNetwork?: boolean;
  slowProcessor?: boolean;
}

/** A browser that was never here: a context of its own, with one page. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  noted(): Promise<Noted>;
  /** Resolves once nothing but the event stream was under way for a while. */
  quiet(): Promise<void>;
  /** Bytes that came over the network so far, with their headers. */
  bytes(): number;
  close(): Promise<void>;
}

const QUIET_MS = 700;
const MAX_WAIT_MS = 20_000;

/** These stay open. */
const isStream = (url: string) => url.includes('/discovery/events') || url.includes('/api/v1/events');

export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, viewport = PHONE, visitor, type = 'food', slowNetwork, slowProcessor } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: viewport.width < 1000,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // What a worker stores would count as the network's.
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: asScript(installProbes, undefined) });
  if (visitor) await placeVisitor(context, visitor, url, type);
  return { ...(await openPage(context, { slowNetwork, slowProcessor })), close: () => context.close() };
}

/** Another page of the same browser. */
export async function openPage(
  context: BrowserContext,
  { slowNetwork, slowProcessor }: Pick<VisitOptions, 'slowNetwork' | 'slowProcessor'> = {},
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const underWay = new Set<string>();
  let bytes = 0;
  let lastAt = performance.now();
  const over = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    lastAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isStream(request.url)) return;
    underWay.add(requestId);
    lastAt = performance.now();
  });
  session.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
    over(event);
  });
  session.on('Network.loadingFailed', over);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
  if (slowProcessor) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  return {
    context,
    page,
    session,
    noted: () =>
      inPage(
        session,
        () => {
          if (!globalThis.soukBench)
            throw new Error('The page has no probes. Add the probe script before navigation.');
          return globalThis.soukBench;
        },
        undefined,
      ),
    async quiet() {
      const deadline = performance.now() + MAX_WAIT_MS;
      while (performance.now() < deadline && (underWay.size > 0 || performance.now() - lastAt < QUIET_MS))
        await pause(50);
    },
    bytes: () => bytes,
    close: () => page.close(),
  };
}
