import { useEffect } from 'react';
import { useShell } from '@souk/remote-kit';
import { Button, CircleUser, Container, EmptyState } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** Shows a guest who may not order that the page needs a sign-in, as a toast and in its place (RTE-4, SES-4). */
export function LoginNeeded() {
  const t = useText();
  const { session, toast } = useShell();
  useEffect(() => toast({ kind: 'error', id: 'login-needed', text: t('login.needed') }), [toast, t]);
  return (
    <Container>
      <EmptyState
        wholePage
        icon={<CircleUser size={40} strokeWidth={1.6} />}
        title={t('login.needed')}
        text={t('login.text')}
        action={<Button onClick={() => session.signIn()}>{t('login.signIn')}</Button>}
      />
    </Container>
  );
}
