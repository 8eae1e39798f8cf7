import { useEffect } from 'react';
import { errorCause, queryClient, type ThreadOf, threadPages, withShownError } from '@souk/api-client';
import { Link, useInfiniteQuery } from '@souk/remote-kit';
import { ArrowLeft, Button, ErrorState, Phone, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useChatPlace } from './chat-place.ts';
import { useText } from './texts/texts.ts';
import { Avatar } from './avatar.tsx';
import { MessageList } from './message-list.tsx';

const { color, space } = tokens;

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.line};

  a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${tokens.radius.round};
  }
  a:hover {
    background: ${color.sunken};
  }
`;
const Name = styled.h2`
  flex: 1;
  font: ${tokens.type.subtitle};
`;
/** Shows back, mirrored where lines run from right to left. */
const BackIcon = styled(ArrowLeft)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
const Waiting = styled.div`
  flex: 1;
  padding: ${space[4]};
`;

/** What is kept in the lists of conversations, and changes when one is read. */
const COUNTED = ['unreadMessages', 'conversations/pages'];

interface Props {
  of: ThreadOf;
  /** The order that the customer writes about; null for none. */
  about: number | null;
  /** Whether the list is not beside it. */
  alone: boolean;
}

/** One conversation: what was said, what is on its way, and a place to write (CHT-2, CHT-6). */
export function Thread({ of, about, alone }: Props) {
  const t = useText();
  const { hasHeading } = useChatPlace();
  // On a page of its own, with no list beside it, nothing else has the page's name.
  const isPage = alone && !hasHeading;
  const thread = useInfiniteQuery(withShownError(threadPages({ ...of, limit: 30 })));
  const { data, dataUpdatedAt } = thread;
  const page = data?.pages[0];
  // Loading a thread marks it as seen, so unread counts are reloaded.
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => COUNTED.includes(String(queryKey[1])),
    });
  }, [dataUpdatedAt]);
  if (!page)
    return (
      <Column aria-busy={!thread.error}>
        {alone && <Back />}
        {thread.error ? (
          <ThreadError error={thread.error} wholePage={isPage} onRetry={() => void thread.refetch()} />
        ) : (
          <Waiting>
            {isPage && <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>}
            <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
            <Skeleton height="48px" radius="l" />
          </Waiting>
        )}
      </Column>
    );
  const { receiver, conversation } = page;
  const phone = conversation?.phone;
  return (
    <Column aria-label={t('with', { name: receiver.name })}>
      <Head>
        {alone && <BackLink />}
        <Avatar name={receiver.name} image={receiver.image_full_url} />
        <Name as={isPage ? 'h1' : 'h2'}>{receiver.name}</Name>
        {phone && (
          <a href={`tel:${phone}`} aria-label={t('call', { name: receiver.name })}>
            <Phone size={20} aria-hidden />
          </a>
        )}
      </Head>
      <MessageList
        messages={data.pages.flatMap(({ messages }) => messages).toReversed()}
        name={receiver.name}
        to={{ type: receiver.type, id: receiver.id }}
        about={about}
        more={
          thread.hasNextPage && (
            <Button
              variant="ghost"
              size="s"
              loading={thread.isFetchingNextPage}
              onClick={() => void thread.fetchNextPage()}
            >
              {t('earlier')}
            </Button>
          )
        }
      />
    </Column>
  );
}

interface ThreadErrorProps {
  error: Error;
  wholePage: boolean;
  onRetry(): void;
}

/** The recipient is unknown only if the server reports it: a call may fail for other reasons. */
function ThreadError({ error, ...rest }: ThreadErrorProps) {
  const t = useText();
  const cause = errorCause(error);
  return <ErrorState title={t(cause.kind === 'refused' ? 'missing' : 'failed')} cause={cause} {...rest} />;
}

function BackLink() {
  const t = useText();
  const { listPath } = useChatPlace();
  return (
    <Link to={listPath} aria-label={t('back')}>
      <BackIcon size={22} aria-hidden />
    </Link>
  );
}

const Back = () => (
  <Head>
    <BackLink />
  </Head>
);
