import { Button, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { Foot, Side, Words } from './bubble-style.ts';
import type { Outgoing } from './outgoing.ts';

/* A long reason stands above the buttons. */
const StatusRow = styled(Foot)`
  flex-wrap: wrap;
  justify-content: end;
`;

interface Props {
  message: Outgoing;
  onRetry(): void;
  onDiscard(): void;
}

const STATE = { sending: 'sending', waiting: 'waiting', failed: 'notSent' } as const;

/** A message that is shown before the server has it (CHT-6). */
export function OutgoingBubble({ message, onRetry, onDiscard }: Props) {
  const t = useText();
  const { text, images, state, lost, reason } = message;
  const status = reason ? t('notSentBecause', { reason }) : t(STATE[state]);
  return (
    <Side $own>
      <VisuallyHidden>{t('you')}</VisuallyHidden>
      {text && (
        <Words $own dir="auto">
          {text}
        </Words>
      )}
      {images.length > 0 && <Words $own>{t('pictures', { count: images.length })}</Words>}
      <StatusRow role="status">
        <span>{lost ? t('picturesLost') : status}</span>
        {state !== 'sending' && (
          <>
            {(text || !lost) && (
              <Button size="s" variant="ghost" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Button size="s" variant="ghost" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        )}
      </StatusRow>
    </Side>
  );
}
