import { runningOrdersPages, withShownError } from '@souk/api-client';
import { useInfiniteQuery, useSearchParams } from '@souk/remote-kit';
import { Tabs } from '@souk/ui';
import { OrderList, type OrderListName } from './order-list.tsx';
import { OrderView } from './order-view.tsx';
import { useText } from './texts/texts.ts';

const LISTS: readonly OrderListName[] = ['running', 'past'];

/** The customer's orders, or the one that the address names (ORD-16, PSH-4). */
export default function OrdersPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  if (orderId === null) return <OrderLists />;
  return <OrderView orderId={/^\d{1,9}$/.test(orderId) ? Number(orderId) : null} />;
}

/** The list that opens where the address names none: the orders in progress, or the past ones where there are none of those. */
function useUsualList(): OrderListName {
  const { data } = useInfiniteQuery(withShownError(runningOrdersPages()));
  return data?.pages[0]?.orders.length === 0 ? 'past' : 'running';
}

function OrderLists() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const usual = useUsualList();
  const name = LISTS.find((list) => list === params.get('tab')) ?? usual;
  const select = (tab: string) =>
    setParams(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={LISTS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      selected={name}
      onSelect={select}
    >
      <OrderList name={name} />
    </Tabs>
  );
}
