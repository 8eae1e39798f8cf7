import { useShell } from '@souk/remote-kit';
import { Button, MessageCircle } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** Guests cannot write: a try shows a message to sign in (ORD-17, SES-7). */
export function GuestRider({ name }: { name: string }) {
  const t = useText();
  const { session, toast } = useShell();
  const refuse = () =>
    toast({
      kind: 'error',
      id: 'login-needed',
      text: t('notLoggedIn'),
      action: { label: t('signIn'), run: () => session.signIn() },
    });
  return (
    <Button variant="secondary" onClick={refuse}>
      <MessageCircle size={18} aria-hidden />
      {t('messageRider', { name })}
    </Button>
  );
}
