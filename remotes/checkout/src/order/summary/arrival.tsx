import { Clock, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useChosenSlot } from '../use-chosen-slot.ts';
import { useText } from '../../texts/texts.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.type.smallStrong};

  svg {
    flex: none;
  }
`;

/** When the order arrives, or can be picked up: at the chosen time, or as soon as the store delivers. */
function useArrival(): string | null {
  const t = useText();
  const slot = useChosenSlot();
  const { goods, quote, values } = useOrder();
  const { open_now, store } = quote;
  if (slot) return values.orderType === 'take_away' ? t('arrival.pickUpAt', slot) : t('arrival.at', slot);
  const isSoon = open_now === 1 && values.slot === null && values.orderType === 'delivery';
  // A prescription leaves when its price is accepted.
  if (!store || !isSoon || goods.page === 'prescription') return null;
  return t('arrival.soon', { time: store.delivery_time });
}

export function Arrival() {
  const arrival = useArrival();
  return (
    arrival !== null && (
      <Line>
        <Clock size={18} aria-hidden />
        {arrival}
      </Line>
    )
  );
}
