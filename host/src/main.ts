import { lockBuiltIns } from './browser/lock-built-ins.ts';
import { nextTask } from './browser/next-task.ts';
import { installTrustedTypes } from './federation/trusted-types.ts';
import { ownTitle } from './pages/own-title.ts';

// First of all: nothing may set an address of a script before the policy stands.
installTrustedTypes();
lockBuiltIns();
ownTitle();
void startInSteps();

/** Each step is a task of its own, so that frames and taps come in between (0106). */
async function startInSteps(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  if (document.documentElement.dir === 'rtl') {
    loadNumberFormats();
    await nextTask();
  }
  start();
}

/**
 * The symbols of currencies in Arabic come from Intl. A browser reads its locales for its first format, which takes as long as
 * drawing a part of the page (0110).
 */
function loadNumberFormats(): void {
  (0).toLocaleString();
}
