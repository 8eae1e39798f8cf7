import { prescriptionPath } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { StoreAction } from '@souk/storefront';
import { useText } from './texts/texts.ts';

/** The way to order by a prescription alone, at a store that takes one (RX-5). */
export function PrescriptionOrder({ store }: { store: Store }) {
  const t = useText();
  if (store.prescription_order !== 1 || store.active !== 1) return null;
  return <StoreAction store={store} to={prescriptionPath(store)} label={t('prescriptionOrder')} />;
}
