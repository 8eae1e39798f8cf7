import { ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, PackageSearch } from '@souk/ui';
import { useText } from '../texts/texts.ts';

export const trackPath = ({ id }: OrderDetails): string => `${ROUTES.trackOrder}?order_id=${id}`;

/** Leads a guest to where the order is (CHK-12). */
export function TrackButton({ order, label }: { order: OrderDetails; label?: string }) {
  const t = useText();
  const { navigate } = useShell();
  // A phone number has no business in an address, which servers and histories keep.
  const state = { contact_number: order.contact_person_number ?? undefined };
  return (
    <Button size="l" block onClick={() => navigate(trackPath(order), { state })}>
      <PackageSearch size={20} aria-hidden />
      {label ?? t('placed.track')}
    </Button>
  );
}
