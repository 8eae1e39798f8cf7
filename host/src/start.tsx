import { OUTLET_ATTRIBUTE } from '@souk/contracts';
import { takeFirstAnswers } from './browser/first-answers.ts';
import { addComponentRulesLocally } from './browser/late-rules.ts';
import { nextTask } from './browser/next-task.ts';
import { readVisitor } from './browser/visitor.ts';
import { App } from './app.tsx';
import { createDiscovery, inlinedDocument } from './federation/discovery.ts';
import { allowLocalBuilds } from './federation/development.ts';
import { followDiscovery } from './federation/discovery-stream.ts';
import { keepEditsWhileHydrating, repeatEarlyInput } from './hydration/early-input.ts';
import { hydrateOrRender, prepareHydration } from './hydration/hydrate-or-render.tsx';
import { followPlaceLink } from './location/place-link.ts';
import { forgetPreviewLink } from './preview/forget-link.ts';
import { previewExpired } from './preview/preview-expired.ts';
import { text } from './preview/texts/texts.ts';
import { createShell } from './composition/create-shell.ts';
import { startOfflineReading } from './offline/notify-worker.ts';
import { startPush } from './push/start-push.ts';
import { startSlots } from './slots/slots.ts';
import { whenSettled } from './slots/when-settled.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/**
 * Starts the host: everything that is one per page, in three tasks (0106). Call once, in a page that has its root element.
 * @throws Error where it has none
 */
export async function start(): Promise<void> {
  forgetPreviewLink();
  addComponentRulesLocally();

  const inlined = inlinedDocument();
  allowLocalBuilds(inlined);
  const discovery = createDiscovery(inlined, readVisitor());
  const shell = createShell(discovery);
  takeFirstAnswers();
  const root = document.getElementById('souk');
  if (!root) throw new Error('The page has no root element for the shell');
  const isHydrated = prepareHydration(root, shell);
  if (isHydrated) keepEditsWhileHydrating();
  await nextTask();
  const outlet = root.querySelector<HTMLElement>(`[${OUTLET_ATTRIBUTE}]`) ?? document.createElement('div');
  const slots = startSlots({
    outlet,
    shell: shell.services,
    discovery,
    moduleType: () => shell.modules.key.get()?.module_type ?? null,
    onMounted: repeatEarlyInput,
  });
  shell.modules.key.subscribe(slots.refresh);
  await nextTask();
  if (previewExpired() || inlined.previewRefused)
    shell.services.toast({ kind: 'warning', id: 'preview', text: text('refused') });
  startTelemetry({
    discovery,
    active: slots.active,
    shown: slots.shown,
    entered: slots.entered,
    isOnline: () => shell.connection.get().online,
  });
  followDiscovery(discovery);
  startPush(shell.session, shell.services);
  void shell.location.renewAddress();
  void followPlaceLink({
    location: shell.location,
    history: shell.services.history,
    toast: shell.services.toast,
  });
  startOfflineReading({
    discovery,
    history: shell.services.history,
    connection: shell.connection,
    whenSettled: (run) => void whenSettled(slots, run),
  });

  hydrateOrRender(root, <App shell={shell} slots={slots} outlet={outlet} />, {
    isHydrated,
    hostVersion: discovery.hostVersion,
    report: shell.services.report,
  });
  shell.start();
}
