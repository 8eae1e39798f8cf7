import { HOT_UPDATE_EVENT } from '@souk/contracts';
import type { InlinedDocument } from '@souk/contracts';

/** Where the running script came from; while it runs for the first time, the page says which one that is. */
const script = process.env.NODE_ENV === 'development' ? document.currentScript : null;

/**
 * Servers of remotes that somebody works on, which carry no hash: the one that this host came from, never set in a host that
 * was built to be released, and those that the visitor came to see by a signed link.
 */
const origins = new Set(script && 'src' in script ? [new URL(script.src).origin] : []);

/** The page shows local builds; its policy, which the edge wrote, lets them in. */
export function allowLocalBuilds({ preview }: InlinedDocument): void {
  for (const { origin } of preview?.releases ?? []) if (origin) origins.add(origin);
}

/** Whether a script is one that somebody is working on, on their own machine. */
export const isUnderDevelopment = (url: string): boolean =>
  origins.has(new URL(url, document.baseURI).origin);

/** Calls back when a save of a remote is in the page: in the development loop alone, never in a host that was built to be released. */
export function onHotUpdate(listener: () => void): void {
  if (process.env.NODE_ENV === 'development') window.addEventListener(HOT_UPDATE_EVENT, listener);
}
