import { useEffect } from 'react';
import { usePageHead, useReadable, useShell } from '@souk/remote-kit';
import { Button, Container, EmptyState, MessageCircle, tokens } from '@souk/ui';
import styled from 'styled-components';
import { CHAT_PAGE } from './chat-place.ts';
import { Conversations } from './conversations.tsx';
import { useText } from './texts/texts.ts';

const WIDE_FROM = 999;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${tokens.space[4]};
`;

/** Shows a guest that chatting needs a sign-in, as a toast and in its place (CHT-3). */
function LoginNeeded() {
  const t = useText();
  const { session, toast } = useShell();
  useEffect(() => toast({ kind: 'error', id: 'login-needed', text: t('notLoggedIn') }), [toast, t]);
  return (
    <EmptyState
      wholePage
      icon={<MessageCircle size={40} strokeWidth={1.6} />}
      title={t('notLoggedIn')}
      text={t('notLoggedInText')}
      action={<Button onClick={() => session.signIn()}>{t('signIn')}</Button>}
    />
  );
}

/** Conversations with stores and delivery people, as a page of their own (CHT-1, CHT-3). */
export default function ChatPage() {
  const t = useText();
  const isSignedIn = useReadable(useShell().session.state).status === 'customer';
  usePageHead({ title: t('title') });
  return (
    <Page>{isSignedIn ? <Conversations place={CHAT_PAGE} wideFrom={WIDE_FROM} /> : <LoginNeeded />}</Page>
  );
}
