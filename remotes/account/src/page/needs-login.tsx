import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, CircleUser, EmptyState } from '@souk/ui';
import { useText } from './texts/texts.ts';

interface LoginNeededProps {
  icon: ReactNode;
  /** Said in the toast too. */
  title: string;
  text: string;
  signIn: string;
}

/** Shows a guest that the page needs a sign-in, as a toast and in its place (RTE-4, WAL-2, CHT-3). */
export function LoginNeeded({ icon, title, text, signIn }: LoginNeededProps) {
  const { session, toast } = useShell();
  useEffect(() => toast({ kind: 'error', id: 'login-needed', text: title }), [toast, title]);
  return (
    <EmptyState
      wholePage
      icon={icon}
      title={title}
      text={text}
      action={<Button onClick={() => session.signIn()}>{signIn}</Button>}
    />
  );
}

/** Shows a page to customers only. */
export function NeedsLogin({ children }: { children: ReactNode }) {
  const t = useText();
  const { status } = useReadable(useShell().session.state);
  if (status === 'customer') return children;
  return (
    <LoginNeeded
      icon={<CircleUser size={40} strokeWidth={1.6} />}
      title={t('login.needed')}
      text={t('login.text')}
      signIn={t('login.signIn')}
    />
  );
}
