import type { ReactNode } from 'react';
import { ApiError, errorCause, trackingQuery, withShownError } from '@souk/api-client';
import type { Query } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { ErrorState, Skeleton, VisuallyHidden } from '@souk/ui';
import { Column } from '../page/card.tsx';
import { FOLLOW } from '../page/follow-order.ts';
import { TrackedOrder } from './tracked-order.tsx';
import { useText } from './texts/texts.ts';

interface Props {
  query: Query<'trackOrder'>;
  /** Shown where the visitor may not see the order, or there is none. */
  notFound: ReactNode;
  /** Shown below an order that was found. */
  next?: ReactNode;
}

/** An order that is followed while it is looked at (ORD-3, ORD-10). */
export function Tracker({ query, notFound, next }: Props) {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...withShownError(trackingQuery(query)), ...FOLLOW });
  if (error instanceof ApiError && error.status === 404) return notFound;
  if (data)
    return (
      <>
        <TrackedOrder order={data} isOutdated={error !== null} />
        {next}
      </>
    );
  if (error)
    return <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  return (
    <Column aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="96px" radius="l" />
      <Skeleton height="240px" radius="l" />
      <Skeleton height="240px" radius="l" />
    </Column>
  );
}
