import OrdersPage from './orders/orders-page.tsx';
import TrackingDrawer from './tracking/tracking-drawer.tsx';

/** The customer's orders, and above them the one that is followed (ORD-12, ORD-16). */
export default function MyOrdersPage() {
  return (
    <>
      <OrdersPage />
      <TrackingDrawer />
    </>
  );
}
