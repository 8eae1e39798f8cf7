import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** How long skeletons stand alone (SRC-15). */
const LOADING_TIMER_MS = 5000;

/* Over the skeletons, so that nothing moves when it comes or goes. */
const Place = styled.div`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[6]};
  inset-inline: 0;
  display: grid;
  justify-items: center;
`;
const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.m};
  text-align: center;
`;

interface Props {
  /** Whether an answer is awaited. */
  isFetching: boolean;
  onRetry(): void;
}

/** Says after 5 seconds of loading that it takes long, and offers to try again (SRC-15). */
export function SlowNotice({ isFetching, onRetry }: Props) {
  const t = useText();
  const [state, setState] = useState<'loading' | 'slow' | 'retrying'>('loading');
  useEffect(() => {
    if (!isFetching || state === 'slow') return;
    const timer = setTimeout(() => setState('slow'), LOADING_TIMER_MS);
    return () => clearTimeout(timer);
  }, [isFetching, state]);
  return (
    <Place role="status">
      {state !== 'loading' && (
        <Notice>
          <p>{t('list.slow')}</p>
          <Button
            variant="secondary"
            loading={state === 'retrying'}
            onClick={() => {
              setState('retrying');
              onRetry();
            }}
          >
            {t('list.retry')}
          </Button>
        </Notice>
      )}
    </Place>
  );
}
