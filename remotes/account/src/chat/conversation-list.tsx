import { useDeferredValue, useState } from 'react';
import {
  conversationsPages,
  errorCause,
  searchConversationsQuery,
  type ThreadOf,
  withShownError,
} from '@souk/api-client';
import { accountPath } from '@souk/contracts';
import { useInfiniteQuery, useQuery } from '@souk/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  MessageCircle,
  Skeleton,
  TextField,
  tokens,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { useChatPlace } from './chat-place.ts';
import { useText } from './texts/texts.ts';
import { ConversationRow } from './conversation-row.tsx';

const Column = styled.section`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;
const Head = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};

  h1 {
    font: ${tokens.type.title};
  }
`;
const List = styled.ul`
  flex: 1;
  overflow-y: auto;
  padding: 0 ${tokens.space[2]} ${tokens.space[4]};
`;
const More = styled.li`
  display: grid;
  justify-items: center;
  padding: ${tokens.space[3]};
`;

/** Everybody whom the customer writes to, the latest first, and by name (CHT-2). */
export function ConversationList({ open }: { open: ThreadOf | null }) {
  const t = useText();
  const { hasHeading } = useChatPlace();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const all = useInfiniteQuery(withShownError(conversationsPages()));
  const found = useQuery({ ...withShownError(searchConversationsQuery(name)), enabled: name !== '' });
  const conversations =
    name === '' ? all.data?.pages.flatMap((page) => page.conversations) : found.data?.conversations;
  const { error, refetch } = name === '' ? all : found;
  return (
    <Column aria-label={t('conversations')}>
      <Head>
        {!hasHeading && <h1>{t('title')}</h1>}
        <TextField
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          name="search"
          type="search"
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Head>
      {conversations?.length ? (
        <List aria-label={t('conversations')}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              current={isOpen(open, conversation)}
            />
          ))}
          {name === '' && all.hasNextPage && (
            <More>
              <Button
                variant="ghost"
                size="s"
                loading={all.isFetchingNextPage}
                onClick={() => void all.fetchNextPage()}
              >
                {t('more')}
              </Button>
            </More>
          )}
        </List>
      ) : error ? (
        <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      ) : conversations ? (
        <EmptyState
          icon={<MessageCircle size={40} strokeWidth={1.6} />}
          title={name === '' ? t('none') : t('noneFound')}
          text={name === '' ? t('noneText') : undefined}
          action={name === '' && <ActionLink to={accountPath('my-orders')}>{t('orders')}</ActionLink>}
        />
      ) : (
        <Head aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="60px" radius="m" />
          ))}
        </Head>
      )}
    </Column>
  );
}

const isOpen = (
  open: ThreadOf | null,
  { id, receiver_type, receiver_id }: { id: number; receiver_type: string; receiver_id: number },
) =>
  open !== null &&
  (open.conversation_id === id || (open.receiver_type === receiver_type && open.receiver_id === receiver_id));
