import { usePageHead, useReadable, useShell } from '@souk/remote-kit';
import { Container, MessageCircle, tokens } from '@souk/ui';
import styled from 'styled-components';
import { LoginNeeded } from '../page/needs-login.tsx';
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
  const isSignedIn = useReadable(useShell().session.state).status === 'customer';
  usePageHead({ title: t('title') });
  return (
    <Page>
      {isSignedIn ? (
        <Conversations place={CHAT_PAGE} wideFrom={WIDE_FROM} />
      ) : (
        <LoginNeeded
          icon={<MessageCircle size={40} strokeWidth={1.6} />}
          title={t('notLoggedIn')}
          text={t('notLoggedInText')}
          signIn={t('signIn')}
        />
      )}
    </Page>
  );
}
