import { ApiError, errorCause, orderDetailsQuery, withShownError } from '@souk/api-client';
import { accountPath, orderPath } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useQuery, useSearchParams, useShell } from '@souk/remote-kit';
import { Invoice } from '@souk/storefront/orders';
import { Button, EmptyState, ErrorState, PackageSearch, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { BackLink } from '../page/back-link.tsx';
import { FOLLOW } from '../page/follow-order.ts';
import { OrderDetailsView } from './order-details-view.tsx';
import { useText } from './texts/texts.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

/** The page of an unknown order: the same for another customer's order and for none (ORD-14). */
function OrderNotFound() {
  const t = useText();
  const { navigate } = useShell();
  return (
    <EmptyState
      icon={<PackageSearch size={40} strokeWidth={1.6} />}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Button onClick={() => navigate(accountPath('my-orders'))}>{t('all')}</Button>}
    />
  );
}

/** How often, and how many times, an order is asked for whose tip is being paid: the provider reports it soon. */
const TIP_REFRESH_MS = 3000;
const MAX_TIP_REFRESHES = 40;

function isPayingTip(order: OrderDetails | undefined, refreshes: number): boolean {
  return order?.can_tip === 1 && order.tip_payment?.status === 'waiting' && refreshes < MAX_TIP_REFRESHES;
}

function Order({ orderId, isInvoice }: { orderId: number; isInvoice: boolean }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...withShownError(orderDetailsQuery({ order_id: orderId })),
    ...FOLLOW,
    refetchInterval: (query) =>
      isPayingTip(query.state.data, query.state.dataUpdateCount)
        ? TIP_REFRESH_MS
        : FOLLOW.refetchInterval(query),
  });
  if (error instanceof ApiError && error.status === 404) return <OrderNotFound />;
  if (data) return isInvoice ? <Invoice order={data} /> : <OrderDetailsView order={data} />;
  if (error)
    return <ErrorState title={t('failedOrder')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  return (
    <Column aria-busy>
      <VisuallyHidden role="status">{t('loadingOrder')}</VisuallyHidden>
      <Skeleton height="96px" radius="l" />
      <Skeleton height="240px" radius="l" />
    </Column>
  );
}

/** One of the customer's orders, or its invoice; null where the address names no number. */
export function OrderView({ orderId }: { orderId: number | null }) {
  const t = useText();
  const [params] = useSearchParams();
  const isInvoice = params.get('view') === 'invoice';
  const isPart = isInvoice && orderId !== null;
  return (
    <Column>
      <BackLink to={isPart ? orderPath(orderId) : accountPath('my-orders')}>
        {isPart ? t('order', { id: orderId }) : t('all')}
      </BackLink>
      {orderId === null ? <OrderNotFound /> : <Order orderId={orderId} isInvoice={isInvoice} />}
    </Column>
  );
}
