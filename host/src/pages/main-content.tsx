import { useEffect, useRef } from 'react';
import { ROUTES } from '@souk/contracts';
import { useLocation, useReadable } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import styled from 'styled-components';
import { LandingPage } from '../landing/landing-page.tsx';
import { ForgotPasswordPage } from '../session/forgot-password-page.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { SignUpPage } from '../session/sign-up-page.tsx';
import { SocialReturn } from '../session/social-choice.tsx';
import { useHost } from '../shell/host-context.ts';
import { isHostPath } from '../shell/create-shell.ts';
import { SlotView } from '../slots/slot-view.tsx';
import { useText } from '../texts/texts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { usePageTitle } from './use-page-title.ts';

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`;

function HostPage({ pathname }: { pathname: string }) {
  if (pathname === ROUTES.landing) return <LandingPage />;
  if (pathname === ROUTES.signIn) return <SignInPage />;
  if (pathname === ROUTES.signUp) return <SignUpPage />;
  if (pathname === ROUTES.social) return <SocialReturn />;
  if (pathname === ROUTES.forgotPassword) return <ForgotPasswordPage />;
  return null;
}

/** The host's own page for a path, or the slot of the remote that claims it, or the news that nobody does. */
export function MainContent({ outlet }: { outlet: HTMLElement }) {
  const t = useText();
  const { slots, modules, services, pageTitle } = useHost();
  const { pathname } = useLocation();
  const active = useReadable(slots.active);
  const module = useReadable(modules.services.current);
  const key = useReadable(modules.key);
  const place = useReadable(services.location.current);
  // A module's page waits for its module; without a place it is on its way to the landing page.
  const waiting = pathname === ROUTES.home && (key === null || place === null);
  const modulesFailed = useReadable(modules.failed);
  const page = isHostPath(pathname) || active || waiting ? pathname : 'not-found';
  const named = useReadable(pageTitle);
  usePageTitle(page, named?.pathname === pathname ? named.words : (module?.module_name ?? null));

  // After a switch of page or module, the reader is told where they are, and Tab goes on from there.
  const main = useRef<HTMLElement>(null);
  const moduleId = key?.id ?? null;
  const before = useRef({ pathname, moduleId });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, moduleId };
    // A page that learns its module has gone nowhere.
    const isNew = pathname !== last.pathname || (last.moduleId !== null && moduleId !== last.moduleId);
    if (!isNew) return;
    main.current?.focus({ preventScroll: true });
    // A new page begins at its top, also where its address was set right on the way; going back is the browser's affair.
    if (services.history.action !== 'POP') window.scrollTo(0, 0);
  }, [pathname, moduleId, services]);

  return (
    <Main
      id="main"
      ref={main}
      tabIndex={-1}
      aria-label={active && module ? module.module_name : t('page.main')}
    >
      <HostPage pathname={pathname} />
      <SlotView outlet={outlet} waiting={waiting && !modulesFailed} />
      {waiting && modulesFailed && <ErrorState title={t('modules.failed')} onRetry={modules.refetch} />}
      {page === 'not-found' && <NotFoundPage />}
    </Main>
  );
}
