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
  // Takes over the rules that the server wrote, and the browser styles the page again.
  await import(/* webpackMode: "eager" */ 'styled-components');
  await nextTask();
  const { startPageLanguage } = await import(/* webpackMode: "eager" */ './preferences/page-language.ts');
  startPageLanguage();
  const arabic = document.documentElement.lang === 'ar' ? await loadArabic() : null;
  await import(/* webpackMode: "eager" */ '@souk/remote-kit');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@souk/ui');
  await nextTask();
  // The host's own code is a file beside what it shares with remotes, which is evaluated while that is on its way (0118).
  const { start } = await inTwoTries(() => import(/* webpackChunkName: "start" */ './start.tsx'));
  await nextTask();
  if (arabic) {
    arabic.loadNumberFormats();
    await nextTask();
  }
  await start();
}

/** A file may not come at first: a preload that fails fails the first request with it. */
function inTwoTries<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}

/** Texts in Arabic, in whose chunk this module is, have to be here before anything reads one (0112). Null: they are not, and the page is in English. */
function loadArabic() {
  return inTwoTries(() => import(/* webpackChunkName: "part-texts-ar" */ './arabic.ts')).catch(() => null);
}
