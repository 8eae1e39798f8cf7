// Runs in the page, ahead of the remote that somebody works on: tells the host when a save is in the page.
import { HOT_UPDATE_EVENT } from '@souk/contracts';

interface HotModule {
  addStatusHandler(handler: (status: string) => void): void;
}

/** React Refresh gathers updates for 30 ms before React renders the new components. */
const REFRESHED_AFTER_MS = 100;

(import.meta as ImportMeta & { webpackHot?: HotModule }).webpackHot?.addStatusHandler((status) => {
  if (status === 'idle')
    setTimeout(() => window.dispatchEvent(new Event(HOT_UPDATE_EVENT)), REFRESHED_AFTER_MS);
});
