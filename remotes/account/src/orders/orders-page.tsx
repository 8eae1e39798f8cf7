import { useSearchParams } from '@souk/remote-kit';
import { Tabs } from '@souk/ui';
import { OrderList, type OrderListName } from './order-list.tsx';
import { OrderView } from './order-view.tsx';
import { useText } from './texts/texts.ts';

const LISTS: readonly OrderListName[] = ['running', 'past'];

/** The customer's orders, or the one that the address names (ORD-16, PSH-4). */
export default function OrdersPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const orderId = params.get('orderId');
  if (orderId !== null) return <OrderView orderId={/^\d{1,9}$/.test(orderId) ? Number(orderId) : null} />;
  const name = LISTS.find((list) => list === params.get('tab')) ?? 'running';
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
