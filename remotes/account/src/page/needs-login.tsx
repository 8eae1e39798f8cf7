import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, CircleUser, EmptyState } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** Shows a guest that the page needs a sign-in, as a toast and in its place (RTE-4, WAL-2). */
function LoginNeeded() {
  const t = useText();
  const { session, toast } = useShell();
  useEffect(() => toast({ kind: 'error', id: 'login-needed', text: t('login.needed') }), [toast, t]);
  return (
    <EmptyState
      wholePage
      icon={<CircleUser size={40} strokeWidth={1.6} />}
      title={t('login.needed')}
      text={t('login.text')}
      action={<Button onClick={() => session.signIn()}>{t('login.signIn')}</Button>}
    />
  );
}

/** Shows a page to customers only. */
export function NeedsLogin({ children }: { children: ReactNode }) {
  const { status } = useReadable(useShell().session.state);
  return status === 'customer' ? children : <LoginNeeded />;
}
