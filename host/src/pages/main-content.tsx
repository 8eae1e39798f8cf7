import { useEffect, useRef, useState } from 'react';
import { resolvePage, ROUTES } from '@souk/contracts';
import type { Readable } from '@souk/contracts';
import { useLocation, useReadable } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import styled from 'styled-components';
import { LandingPage } from '../landing/landing-page.tsx';
import { useDiscovery } from '../federation/discovery-context.ts';
import { useModules } from '../modules/modules-context.ts';
import { modulesErrorCause } from '../modules/modules-error-cause.ts';
import { useSlots } from '../slots/slots-context.ts';
import { SlotView } from '../slots/slot-view.tsx';
import { useText } from '../texts/texts.ts';
import { ModuleNotServed } from './module-not-served.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { StatedHead } from './stated-head.ts';
import { WithdrawnPage } from './withdrawn-page.tsx';
import { useDocumentHead } from './use-document-head.ts';

const Main = styled.main`
  flex: 1;
  /* The footer stays below the first screen: what comes in above would push it about. */
  min-block-size: 100vh;
  display: flex;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`;

interface Props {
  outlet: HTMLElement;
  /** What the remote that is shown says of its page. */
  statedHead: Readable<StatedHead | null>;
}

/** The landing page, or the slot of the remote that claims the path, or a not-found page. */
export function MainContent({ outlet, statedHead }: Props) {
  const t = useText();
  const slots = useSlots();
  const modules = useModules();
  const discovery = useDiscovery();
  const { pathname, search } = useLocation();
  const active = useReadable(slots.active);
  const module = useReadable(modules.services.current);
  const key = useReadable(modules.key);
  const modulesFailed = useReadable(modules.failed);
  const available = useReadable(modules.services.available);
  useReadable(discovery.document);
  const page = resolvePage(discovery.releases(), pathname + search, key?.module_type ?? null);
  // A module's page waits until the shell is in that module.
  const waitsFor = page.kind === 'remote' && page.moduleType !== key?.module_type ? page.moduleType : null;
  const notServed = waitsFor !== null && available !== null && !modules.serves(waitsFor);
  const waiting = page.kind === 'module-needed' || (waitsFor !== null && !notServed);
  // A page that was drawn before and has no remote any more was removed; its address is not wrong.
  const [drawn, setDrawn] = useState<string | null>(null);
  if (page.kind === 'remote' && drawn !== pathname) setDrawn(pathname);
  const stated = useReadable(statedHead);
  const shownRemote = page.kind === 'remote' ? page.remote : null;
  const head = stated?.pathname === pathname && stated.remote === shownRemote ? stated.head : null;
  const ownTitle = useDocumentHead(
    page.kind === 'not-found' ? 'not-found' : pathname,
    head,
    module?.module_name ?? null,
  );
  const homeTitle = active && pathname === ROUTES.home ? module?.module_name : undefined;

  // After a switch of page or module, the title is announced, and Tab continues from there.
  const main = useRef<HTMLElement>(null);
  const moduleId = key?.id ?? null;
  const before = useRef({ pathname, moduleId });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, moduleId };
    // Adding the module to the address is no navigation.
    const isNew = pathname !== last.pathname || (last.moduleId !== null && moduleId !== last.moduleId);
    if (!isNew) return;
    // With the frame: focus has the page styled, which by then is the new one.
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [pathname, moduleId]);

  return (
    <Main
      id="main"
      ref={main}
      tabIndex={-1}
      aria-label={head?.title ?? ownTitle ?? homeTitle ?? t('page.main')}
    >
      {page.kind === 'host' && <LandingPage />}
      <SlotView outlet={outlet} waiting={waiting && !modulesFailed} />
      {waiting && modulesFailed && (
        <ErrorState
          wholePage
          title={t('modules.failed')}
          cause={modulesErrorCause()}
          onRetry={modules.load}
        />
      )}
      {notServed && !modulesFailed && <ModuleNotServed />}
      {page.kind === 'not-found' && (drawn === pathname ? <WithdrawnPage /> : <NotFoundPage />)}
    </Main>
  );
}
