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

/** Conversations with stores and delivery people, as a page of their own (CHT-1, CHT-3). */
export default function ChatPage() {
  const t = useText();
  const { session } = useShell();
  const isSignedIn = useReadable(session.state).status === 'customer';
  usePageHead({ title: t('title') });
  return (
    <Page>
      {isSignedIn ? (
        <Conversations place={CHAT_PAGE} wideFrom={WIDE_FROM} />
      ) : (
        <EmptyState
          wholePage
          icon={<MessageCircle size={40} strokeWidth={1.6} />}
          title={t('notLoggedIn')}
          text={t('notLoggedInText')}
          action={<Button onClick={() => session.signIn()}>{t('signIn')}</Button>}
        />
      )}
    </Page>
  );
}
