import { useEffect } from 'react';
import { ApiError, errorCause, orderDetailsQuery, withShownError } from '@souk/api-client';
import { orderPlacedPath, orderProgress } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { Link, usePageHead, useQuery, useSearchParams } from '@souk/remote-kit';
import { Invoice } from '@souk/storefront/orders';
import { Container, ErrorState, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { dropAttempt } from '../attempt.ts';
import { useText } from '../texts/texts.ts';
import { useOwner } from '../use-owner.ts';
import { DeniedView } from './denied-view.tsx';
import { EndedView } from './ended-view.tsx';
import { FailedView } from './failed-view.tsx';
import { outcomeOf } from './outcome.ts';
import { PrescriptionView } from './prescription-view.tsx';
import { SuccessView } from './success-view.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import { WaitingView } from './waiting-view.tsx';

/** How often an order is polled whose payment is about to be confirmed. */
const PAYMENT_POLL_MS = 2000;
/** The same for one that a pharmacist reads, who takes longer. */
const PRICE_POLL_MS = 5000;

const pollInterval = (order: OrderDetails | undefined, flag: string | null): number | false => {
  const outcome = order && outcomeOf(order, flag);
  if (outcome === 'prescription') return PRICE_POLL_MS;
  return outcome === 'waiting' ? PAYMENT_POLL_MS : false;
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

const Papers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  inline-size: min(100%, 760px);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    justify-self: start;
    font: ${tokens.type.smallStrong};
    text-decoration: underline;
  }
`;

function Loading() {
  const t = useText();
  return (
    <Waiting aria-busy>
      <VisuallyHidden as="h1">{t('placed.title')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('placed.loading')}</VisuallyHidden>
      <Skeleton height="160px" radius="l" />
      <Skeleton height="280px" radius="l" />
    </Waiting>
  );
}

function InvoiceOfOrder({ order }: { order: OrderDetails }) {
  const t = useText();
  const path = orderPlacedPath(order);
  return (
    <Papers>
      <Link to={path}>{t('placed.title')}</Link>
      <Invoice wholePage order={order} />
    </Papers>
  );
}

interface PlacedOrderProps {
  orderId: number;
  flag: string | null;
  isInvoice: boolean;
}

function PlacedOrder({ orderId, flag, isInvoice }: PlacedOrderProps) {
  const t = useText();
  const { ready, cause, retry, guestId } = useOwner();
  const { data, error, refetch } = useQuery({
    ...withShownError(
      orderDetailsQuery({ order_id: orderId, ...(guestId === undefined ? {} : { guest_id: guestId }) }),
    ),
    enabled: ready && Number.isSafeInteger(orderId),
    refetchInterval: ({ state }) => pollInterval(state.data, flag),
  });
  if (!Number.isSafeInteger(orderId) || (error instanceof ApiError && error.status === 404))
    return <UnknownOrder />;
  if (cause) return <ErrorState wholePage title={t('placed.failed')} cause={cause} onRetry={retry} />;
  if (!data) {
    if (!error) return <Loading />;
    const again = () => void refetch();
    return <ErrorState wholePage title={t('placed.failed')} cause={errorCause(error)} onRetry={again} />;
  }
  if (isInvoice) return <InvoiceOfOrder order={data} />;
  const { end } = orderProgress(data);
  if (end) return <EndedView order={data} end={end} guestId={guestId} />;
  const outcome = outcomeOf(data, flag);
  if (outcome === 'placed') return <SuccessView order={data} />;
  if (outcome === 'denied') return <DeniedView order={data} />;
  if (outcome === 'waiting') return <WaitingView order={data} guestId={guestId} />;
  if (outcome === 'prescription')
    return <PrescriptionView order={data} guestId={guestId} onChange={() => refetch()} />;
  return <FailedView order={data} guestId={guestId} flag={flag} />;
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
      <PlacedOrder
        orderId={/^\d+$/.test(id) ? Number(id) : NaN}
        flag={params.get('flag')}
        isInvoice={params.get('view') === 'invoice'}
      />
    </Page>
  );
}
