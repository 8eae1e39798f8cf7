import { CheckoutProblem, DeliverySection } from '@souk/storefront/orders';
import { useOrder } from '../order-context.ts';
import { zoneProblemOf } from '../problem-parts.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

/** Where a delivery goes and whom to ask for; of a take-away the contact alone (ADDR-9, ADDR-11, CHK-6, CHK-7). */
export function AddressPart() {
  const t = useText();
  const { errors, quote, values } = useOrder();
  const takeAway = values.orderType === 'take_away';
  const wrong = errors.address ?? zoneProblemOf(quote);
  return (
    <PartCard title={takeAway ? t('contact.title') : undefined} part="address">
      <DeliverySection takeAway={takeAway} zoneId={quote.store?.zone_id} />
      {wrong && <CheckoutProblem>{wrong}</CheckoutProblem>}
      {errors.contact && <CheckoutProblem>{errors.contact}</CheckoutProblem>}
    </PartCard>
  );
}
