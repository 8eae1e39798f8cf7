import { useEffect } from 'react';
import { Button, Container, EmptyState, OfflineIllustration, RotateCw, Spinner } from '@souk/ui';
import { useText } from '../../texts/texts.ts';
import type { Attempt } from '../../attempt.ts';
import type { Placer } from './use-place-order.ts';

/** An order was sent and its answer was lost: it is sent again, with the same key, until the result is known. */
export function Unanswered({ attempt, placer }: { attempt: Attempt; placer: Placer }) {
  const t = useText();
  const { placing, send } = placer;
  useEffect(() => {
    const again = () => void send(attempt, true);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [attempt, send]);
  return (
    <Container>
      <div role="alert">
        {placing.kind === 'checking' ? (
          <EmptyState
            wholePage
            picture={<Spinner label={t('place.checking')} size={40} />}
            title={t('place.checking')}
          />
        ) : (
          <EmptyState
            wholePage
            picture={<OfflineIllustration />}
            title={t('place.unknownTitle')}
            text={t('place.unknownText')}
            action={
              <Button size="l" onClick={() => void send(attempt, true)}>
                <RotateCw size={18} aria-hidden />
                {t('place.check')}
              </Button>
            }
          />
        )}
      </div>
    </Container>
  );
}
