import { errorCause, pastOrdersPages, runningOrdersPages, withShownError } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useInfiniteQuery, useShell } from '@souk/remote-kit';
import { Button, EmptyState, ErrorState, Package, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { OrderCard } from './order-card.tsx';
import { useText } from './texts/texts.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space[5]};

  > ul,
  > [aria-busy] {
    inline-size: 100%;
  }
`;

/** Which orders a list shows: those under way, or those that have ended (ORD-1). */
export type OrderListName = 'running' | 'past';

/** A customer's orders, latest first, page by page (ORD-1, ORD-16). */
export function OrderList({ name }: { name: OrderListName }) {
  const t = useText();
  const { navigate } = useShell();
  const list = useInfiniteQuery(
    withShownError(name === 'running' ? runningOrdersPages() : pastOrdersPages()),
  );
  const orders = list.data?.pages.flatMap((page) => page.orders);
  if (!orders) {
    if (list.error)
      return (
        <ErrorState title={t('failed')} cause={errorCause(list.error)} onRetry={() => void list.refetch()} />
      );
    return (
      <List as="div" aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="102px" radius="l" />
        ))}
      </List>
    );
  }
  if (orders.length === 0)
    return (
      <EmptyState
        icon={<Package size={40} strokeWidth={1.6} />}
        title={t(`none.${name}`)}
        text={t(`noneText.${name}`)}
        action={<Button onClick={() => navigate(ROUTES.home)}>{t('browse')}</Button>}
      />
    );
  return (
    <Column>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </List>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Column>
  );
}
