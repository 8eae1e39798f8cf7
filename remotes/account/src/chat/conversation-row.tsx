import { useState } from 'react';
import type { Conversation } from '@souk/contracts';
import { Link, useFormats } from '@souk/remote-kit';
import { tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { Avatar } from './avatar.tsx';
import { useChatPlace } from './chat-place.ts';

const { color, space } = tokens;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]};
  border-radius: ${tokens.radius.m};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
  }
`;
const Words = styled.span`
  display: grid;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Name = styled.span`
  font: ${tokens.type.smallStrong};
`;
const Last = styled.span`
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;
const Aside = styled.span`
  display: grid;
  gap: ${space[1]};
  justify-items: end;
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;

const Unread = styled.span`
  min-inline-size: 20px;
  padding: 1px 6px;
  border-radius: ${tokens.radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${tokens.type.captionStrong};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** One conversation of the list: with whom, the last message and when, and what is unread (CHT-6). */
export function ConversationRow({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const t = useText();
  const formats = useFormats();
  const { threadPath } = useChatPlace();
  const [today] = useState(() => formats.day(new Date()));
  const { name, last_message: last, unread_message_count: unread } = conversation;
  const at = new Date(conversation.last_message_time);
  const preview = last?.message || (last ? t('pictures', { count: last.files_full_url.length }) : '');
  return (
    <li>
      <Row to={threadPath(conversation)} aria-current={current ? 'true' : undefined}>
        <Avatar name={name} image={conversation.image_full_url} />
        <Words>
          <Name>{name}</Name>
          {conversation.order_id !== null && <Last>{t('about', { id: conversation.order_id })}</Last>}
          <Last dir="auto">
            {last?.sender_type === 'customer' ? t('ownMessage', { message: preview }) : preview}
          </Last>
        </Words>
        <Aside>
          <time dateTime={conversation.last_message_time}>
            {formats.day(at) === today ? formats.time(at) : formats.date(at)}
          </time>
          {unread > 0 && (
            <>
              <Unread aria-hidden>{formats.number(unread)}</Unread>
              <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
            </>
          )}
        </Aside>
      </Row>
    </li>
  );
}
