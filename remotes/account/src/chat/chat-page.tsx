import { useEffect } from 'react';
import { useScope } from '@souk/api-client';
import { usePageHead, useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { Button, Container, EmptyState, MessageCircle, tokens, useMediaQuery } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { ConversationList } from './conversation-list.tsx';
import { outboxOf } from './outbox.ts';
import { Thread } from './thread.tsx';
import { threadOf } from './thread-of.ts';

/** From here on list and thread stand side by side. */
const WIDE = '(min-width: 999px)';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${tokens.space[4]};
`;
const Frame = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? '340px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  block-size: calc(100dvb - 120px);
  min-block-size: 420px;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;
const Aside = styled.div<{ $wide: boolean }>`
  min-block-size: 0;
  border-inline-end: ${({ $wide }) => ($wide ? `1px solid ${tokens.color.line}` : 'none')};
`;

const Middle = styled.div`
  align-self: center;
`;

/** Conversations with stores and delivery people (CHT-1 to CHT-6). */
export default function ChatPage() {
  const t = useText();
  const shell = useShell();
  const { session } = shell;
  const scope = useScope();
  const [params] = useSearchParams();
  const wide = useMediaQuery(WIDE);
  const signedIn = useReadable(session.state).status === 'customer';
  usePageHead({ title: t('title') });
  // What was left unsent goes out wherever among the messages the customer is.
  useEffect(() => {
    if (signedIn) outboxOf(shell);
  }, [shell, signedIn]);
  if (!signedIn)
    return (
      <Page>
        <EmptyState
          wholePage
          icon={<MessageCircle size={40} strokeWidth={1.6} />}
          title={t('notLoggedIn')}
          text={t('notLoggedInText')}
          action={<Button onClick={() => session.signIn()}>{t('signIn')}</Button>}
        />
      </Page>
    );
  const thread = threadOf(params);
  return (
    <Page>
      <Frame key={scope} $wide={wide}>
        {(wide || !thread) && (
          <Aside $wide={wide}>
            <ConversationList open={thread} />
          </Aside>
        )}
        {thread && <Thread key={JSON.stringify(thread)} of={thread} alone={!wide} />}
        {wide && !thread && (
          <Middle>
            <EmptyState
              icon={<MessageCircle size={40} strokeWidth={1.6} />}
              title={t('choose')}
              text={t('chooseText')}
            />
          </Middle>
        )}
      </Frame>
    </Page>
  );
}
