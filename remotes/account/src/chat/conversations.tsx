import { useEffect, useRef } from 'react';
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
import { useSpaceAbove } from './use-space-above.ts';

/**
 * The navigation at the foot of a phone. Not `bottomNavigationHeight`, which is nothing while one types: the button to send would
 * move away under the finger.
 */
const NAVIGATION = 'calc(57px + env(safe-area-inset-bottom))';

/** As high as the window leaves room, so that the place to write is always in sight. */
const Frame = styled.div<{ $wide: boolean; $above: number }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? '340px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  block-size: calc(100dvb - ${({ $above }) => $above}px - ${tokens.space[4]} - var(--foot));
  min-block-size: 280px;
  --foot: ${NAVIGATION};
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  ${media.from670} {
    --foot: 0px;
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
  const frame = useRef<HTMLDivElement>(null);
  const above = useSpaceAbove(frame);
  const all = useInfiniteQuery(withShownError(conversationsPages()));
  const count = all.data?.pages[0]?.conversations.length;
  // Without conversations, the list shows its message over the whole width.
  const isSplit = wide && (thread !== null || count !== 0);
  return (
    <ChatPlaceProvider value={place}>
      <Frame ref={frame} key={scope} $wide={isSplit} $above={above}>
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
