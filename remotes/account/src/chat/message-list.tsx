import { Fragment, type ReactNode } from 'react';
import type { ChatMessage } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { AboutOrder } from './about-order.tsx';
import { Bubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Receiver } from './outgoing.ts';
import { startsOrder } from './starts-order.ts';
import { useText } from './texts/texts.ts';
import { useOutbox } from './use-outbox.ts';

const { space } = tokens;

/** From below, so that the newest is in sight and stays there. */
const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${space[4]};
`;
const Messages = styled.ol`
  display: grid;
  gap: ${space[2]};
`;
const Centre = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[3]};
  color: ${tokens.color.inkSoft};
`;

interface Props {
  /** The oldest first. */
  messages: readonly ChatMessage[];
  name: string;
  to: Receiver;
  /** The order that is written about; null for none. */
  about: number | null;
  /** Leads to what was said before. */
  more: ReactNode;
}

/** What was said and what is on its way, and a place to write. */
export function MessageList({ messages, name, to, about, more }: Props) {
  const t = useText();
  const { customer } = useReadable(useShell().session.state);
  const { outbox, outgoing } = useOutbox(to);
  const arrived = new Set(messages.map(({ client_key }) => client_key));
  const waiting = outgoing.filter(({ key }) => !arrived.has(key));
  const latest = messages.findLast(({ order_id }) => order_id !== null)?.order_id;
  // What one customer typed is not shown to another.
  const draft = `account/message/${customer?.id ?? ''}/${to.type}/${to.id}`;
  return (
    <>
      <Scroll tabIndex={0} role="group" aria-label={t('with', { name })}>
        <div>
          {more && <Centre>{more}</Centre>}
          {messages.length + waiting.length === 0 && <Centre>{t('empty', { name })}</Centre>}
          <Messages aria-live="polite" aria-relevant="additions">
            {messages.map((message, at) => (
              <Fragment key={message.client_key ?? message.id}>
                {message.order_id !== null && startsOrder(messages, at) && (
                  <Centre as="li">
                    <AboutOrder orderId={message.order_id} />
                  </Centre>
                )}
                <Bubble message={message} name={name} />
              </Fragment>
            ))}
            {waiting.map((message) => (
              <OutgoingBubble
                key={message.key}
                message={message}
                onRetry={() => outbox.retry(message.key)}
                onDiscard={() => outbox.discard(message.key)}
              />
            ))}
          </Messages>
        </div>
      </Scroll>
      {about !== null && about !== latest && (
        <Centre>
          <AboutOrder orderId={about} />
        </Centre>
      )}
      <Composer
        key={draft}
        draft={draft}
        onSend={(text, images) => outbox.send(to, text, images, about ?? undefined)}
      />
    </>
  );
}
