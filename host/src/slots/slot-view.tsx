import { useLayoutEffect, useRef, useState } from 'react';
import { useReadable } from '@souk/remote-kit';
import { Button, Container, ErrorState, Skeleton, useOnline, VisuallyHidden, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { useSlots } from './slots-context.ts';

const Waiting = styled(Container)`
  display: grid;
  gap: ${tokens.space[6]};
  min-block-size: 80dvb;
  align-content: start;
  padding-block: ${tokens.space[6]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space[4]};
`;

const Outlet = styled.div`
  display: contents;
`;

const Reload = styled.div`
  display: grid;
  justify-items: center;
  padding-block-end: ${tokens.space[12]};
`;

/** What a team that works on the remote has to know. */
const Failure = styled.pre`
  margin-inline: auto;
  max-inline-size: min(60rem, 100%);
  padding: ${tokens.space[4]};
  overflow-x: auto;
  color: ${tokens.color.danger};
  font-size: 0.8125rem;
`;

function WaitingForRemote() {
  const t = useText();
  return (
    <Waiting aria-busy>
      <VisuallyHidden role="status">{t('slot.loading')}</VisuallyHidden>
      <Skeleton height="280px" radius="xl" />
      <Row>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="150px" radius="l" />
        ))}
      </Row>
    </Waiting>
  );
}

function FailedRemote({ failure, onRetry }: { failure: string | null; onRetry(): void }) {
  const t = useText();
  const [tried, setTried] = useState(false);
  const isOnline = useOnline();
  return (
    <>
      <ErrorState
        wholePage
        title={t('slot.failedTitle')}
        text={t('slot.failedText')}
        {...(!isOnline && { cause: { kind: 'offline' } })}
        // The page tries all that failed, more than once: `App`.
        retriesOnline={false}
        onRetry={() => {
          setTried(true);
          onRetry();
        }}
      />
      {failure && <Failure dir="ltr">{failure}</Failure>}
      {tried && isOnline && (
        <Reload>
          <Button variant="ghost" onClick={() => window.location.reload()}>
            {t('slot.reload')}
          </Button>
        </Reload>
      )}
    </>
  );
}

interface Props {
  outlet: HTMLElement;
  /** Whether it is not yet known whose page this is. */
  waiting: boolean;
}

/** The place of the remotes: their outlet, the skeleton before one is drawn, and the card where none could be. */
export function SlotView({ outlet, waiting }: Props) {
  const slots = useSlots();
  const active = useReadable(slots.active);
  const state = useReadable(slots.state);
  const failure = useReadable(slots.failure);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!outlet.isConnected) place.current?.append(outlet);
  }, [outlet]);
  // Remotes render into the outlet by themselves: to this tree its content never changes.
  const [content] = useState(() => (slots.content === null ? undefined : { __html: slots.content }));
  return (
    <>
      <Outlet ref={place} hidden={state !== 'shown'} dangerouslySetInnerHTML={content} />
      {(waiting || (active && state === 'loading')) && <WaitingForRemote />}
      {active && (
        <div hidden={state !== 'failed'}>
          {state === 'failed' || state === 'loading' ? (
            <FailedRemote failure={failure} onRetry={slots.retry} />
          ) : null}
        </div>
      )}
    </>
  );
}
