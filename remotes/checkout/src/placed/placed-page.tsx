import { useEffect } from 'react';
import { ApiError, orderDetailsQuery } from '@souk/api-client';
import { orderProgress, ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { usePageHead, useQuery, useSearchParams, useShell } from '@souk/remote-kit';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  PackageSearch,
  Skeleton,
  tokens,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { dropAttempt } from '../attempt.ts';
import { useText } from '../texts/texts.ts';
import { useOwner } from '../use-owner.ts';
import { EndedView } from './ended-view.tsx';
import { FailedView } from './failed-view.tsx';
import { outcomeOf } from './outcome.ts';
import { PrescriptionView } from './prescription-view.tsx';
import { SuccessView } from './success-view.tsx';
import { WaitingView } from './waiting-view.tsx';

/** How often an order is asked for whose payment is about to be heard of. */
const ASK_MILLISECONDS = 2000;
/** The same for one that a pharmacist reads, who takes longer. */
const ASK_PRICE_MILLISECONDS = 5000;

const askAgain = (order: OrderDetails | undefined, flag: string | null): number | false => {
  const outcome = order && outcomeOf(order, flag);
  if (outcome === 'prescription') return ASK_PRICE_MILLISECONDS;
  return outcome === 'waiting' ? ASK_MILLISECONDS : false;
};

const Page = styled(Container)`
  display: grid;
  justify-items: center;
  padding-block: ${tokens.space[8]} ${tokens.space[16]};
`;
const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: min(100%, 560px);
`;

function Loading() {
  const t = useText();
  return (
    <Waiting aria-busy>
      <VisuallyHidden role="status">{t('placed.loading')}</VisuallyHidden>
      <Skeleton height="160px" radius="l" />
      <Skeleton height="280px" radius="l" />
    </Waiting>
  );
}

function UnknownOrder() {
  const t = useText();
  const { navigate } = useShell();
  return (
    <div role="alert">
      <EmptyState
        icon={<PackageSearch size={40} strokeWidth={1.6} />}
        title={t('placed.unknown')}
        text={t('placed.unknownText')}
        action={<Button onClick={() => navigate(ROUTES.home)}>{t('placed.home')}</Button>}
      />
    </div>
  );
}

function PlacedOrder({ orderId, flag }: { orderId: number; flag: string | null }) {
  const t = useText();
  const { ready, failed, retry, guestId } = useOwner();
  const { data, error, refetch } = useQuery({
    ...orderDetailsQuery({ order_id: orderId, ...(guestId === undefined ? {} : { guest_id: guestId }) }),
    enabled: ready && Number.isSafeInteger(orderId),
    refetchInterval: ({ state }) => askAgain(state.data, flag),
  });
  if (!Number.isSafeInteger(orderId) || (error instanceof ApiError && error.status === 404))
    return <UnknownOrder />;
  if (failed) return <ErrorState title={t('placed.failed')} onRetry={retry} />;
  if (!data) {
    return error ? <ErrorState title={t('placed.failed')} onRetry={() => void refetch()} /> : <Loading />;
  }
  const { end } = orderProgress(data);
  if (end) return <EndedView order={data} end={end} guestId={guestId} />;
  const outcome = outcomeOf(data, flag);
  if (outcome === 'placed') return <SuccessView order={data} />;
  if (outcome === 'waiting') return <WaitingView order={data} guestId={guestId} />;
  if (outcome === 'prescription')
    return <PrescriptionView order={data} guestId={guestId} onChange={() => refetch()} />;
  return <FailedView order={data} guestId={guestId} />;
}

/** What became of an order (CHK-12, CHK-14, PAY-1). */
export function PlacedPage() {
  const [params] = useSearchParams();
  const id = params.get('order_id') ?? '';
  const t = useText();
  usePageHead({ title: t('placed.title') });
  useEffect(() => {
    // It has arrived, and is read from its top: it took the checkout's place in the history.
    dropAttempt();
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Page>
      <PlacedOrder orderId={/^\d+$/.test(id) ? Number(id) : NaN} flag={params.get('flag')} />
    </Page>
  );
}
