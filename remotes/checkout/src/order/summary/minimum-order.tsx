import { useFormats } from '@souk/remote-kit';
import { Progress, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';

const Goal = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  font: ${tokens.type.small};
`;

/** How much is missing for the store's minimum order, before the button is pressed. */
export function MinimumOrder() {
  const t = useText();
  const { money } = useFormats();
  const { goods, quote } = useOrder();
  const { store, bill } = quote;
  if (!store || goods.page === 'prescription') return null;
  const ordered = bill.subtotal - bill.item_discount + bill.add_ons;
  const missing = Math.round((store.minimum_order - ordered) * 100) / 100;
  if (missing <= 0) return null;
  const label = t('minimum', { amount: money(missing), store: store.name });
  return (
    <Goal>
      <span>{label}</span>
      <Progress value={(ordered / store.minimum_order) * 100} label={label} />
    </Goal>
  );
}
