import { orderPath } from '@souk/contracts';
import { useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { Drawer } from '@souk/ui';
import { OrderNotFound } from './order-not-found.tsx';
import { Tracker } from './tracker.tsx';
import { useText } from './texts/texts.ts';
import { orderNumberOf } from './use-wanted-order.ts';

const WIDTH = 420;

/** Follows the customer's order that the address names, above the page that shows it (ORD-12). */
export default function TrackingDrawer() {
  const t = useText();
  const [params] = useSearchParams();
  const { navigate, session } = useShell();
  const isCustomer = useReadable(session.state).status === 'customer';
  const orderId = orderNumberOf(params.get('orderId') ?? '');
  if (orderId === null || !isCustomer) return null;
  return (
    <Drawer
      open={params.get('view') === 'track'}
      onClose={() => navigate(orderPath(orderId), { replace: true })}
      title={t('title')}
      width={WIDTH}
    >
      <Tracker query={{ order_id: orderId }} notFound={<OrderNotFound text={t('notFoundText')} />} />
    </Drawer>
  );
}
