import { useEffect } from 'react';
import { conversationsPages, useScope, withShownError } from '@souk/api-client';
import { useInfiniteQuery, useSearchParams, useShell } from '@souk/remote-kit';
import { EmptyState, media, MessageCircle, tokens, useMediaQuery } from '@souk/ui';
import styled from 'styled-components';
import { ChatPlaceProvider, type ChatPlace } from './chat-place.ts';
import { ConversationList } from './conversation-list.tsx';
import { outboxOf } from './outbox.ts';
import { useText } from './texts/texts.ts';
import { Thread } from './thread.tsx';
import { orderOf, threadOf } from './thread-of.ts';

const Frame = styled.div<{ $wide: boolean; $above: ChatPlace['above'] }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? '340px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  block-size: calc(100dvb - ${({ $above }) => $above.narrow});
  min-block-size: 420px;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  ${media.from999} {
    block-size: calc(100dvb - ${({ $above }) => $above.wide});
  }
`;
const Aside = styled.div<{ $wide: boolean }>`
  min-block-size: 0;
  border-inline-end: ${({ $wide }) => ($wide ? `1px solid ${tokens.color.line}` : 'none')};
`;
const Middle = styled.div`
  align-self: center;
`;

interface Props {
  place: ChatPlace;
  /** From which width of the page on list and thread stand side by side. */
  wideFrom: number;
}

/** A customer's conversations: the list, and the one that the address names (CHT-1 to CHT-6). */
export function Conversations({ place, wideFrom }: Props) {
  const t = useText();
  const shell = useShell();
  const scope = useScope();
  const [params] = useSearchParams();
  const wide = useMediaQuery(`(min-width: ${wideFrom}px)`);
  // What was left unsent goes out wherever among the messages the customer is.
  useEffect(() => void outboxOf(shell), [shell]);
  const thread = threadOf(params);
  const all = useInfiniteQuery(withShownError(conversationsPages()));
  const count = all.data?.pages[0]?.conversations.length;
  // Without conversations, the list shows its message over the whole width.
  const isSplit = wide && (thread !== null || count !== 0);
  return (
    <ChatPlaceProvider value={place}>
      <Frame key={scope} $wide={isSplit} $above={place.above}>
        {(wide || !thread) && (
          <Aside $wide={isSplit}>
            <ConversationList open={thread} />
          </Aside>
        )}
        {thread && <Thread key={JSON.stringify(thread)} of={thread} about={orderOf(params)} alone={!wide} />}
        {isSplit && !thread && count !== undefined && (
          <Middle>
            <EmptyState
              icon={<MessageCircle size={40} strokeWidth={1.6} />}
              title={t('choose')}
              text={t('chooseText')}
            />
          </Middle>
        )}
      </Frame>
    </ChatPlaceProvider>
  );
}
