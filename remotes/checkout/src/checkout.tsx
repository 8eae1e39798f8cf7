import { ROUTES } from '@souk/contracts';
import { Route, Routes } from '@souk/remote-kit';
import { CheckoutPage } from './order/checkout-page.tsx';
import { PlacedPage } from './placed/placed-page.tsx';

/** The last pages of an order: what is ordered and how, and what became of it (CHK-1, CHK-12). */
export function Checkout() {
  return (
    <Routes>
      <Route path={ROUTES.orderPlaced} element={<PlacedPage />} />
      <Route path="*" element={<CheckoutPage />} />
    </Routes>
  );
}
