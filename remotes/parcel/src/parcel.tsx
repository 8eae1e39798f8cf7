import { Suspense, lazy } from 'react';
import { ROUTES } from '@souk/contracts';
import { Route, Routes, usePageHead } from '@souk/remote-kit';
import { DeliverySkeleton } from './delivery/delivery-skeleton.tsx';
import { Home } from './home.tsx';
import { useText } from './texts/texts.ts';

// The home needs no form, and no phone numbers of all the world.
const DeliveryPage = lazy(() =>
  import('./delivery/delivery-page.tsx').then((module) => ({ default: module.DeliveryPage })),
);

function Delivery() {
  const t = useText();
  usePageHead({ title: t('delivery.title') });
  return (
    <Suspense fallback={<DeliverySkeleton />}>
      <DeliveryPage />
    </Suspense>
  );
}

/** The home of parcel, and the form that sends one (HOM-1, PCL-4). */
export function Parcel() {
  return (
    <Routes>
      <Route path={ROUTES.parcelDelivery} element={<Delivery />} />
      <Route path="*" element={<Home />} />
    </Routes>
  );
}
