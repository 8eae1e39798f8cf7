import { useFormats } from '@souk/remote-kit';
import { Clock, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useDayName } from '../use-day-name.ts';
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
  const dayName = useDayName();
  const { day, time } = useFormats();
  const { goods, quote, values } = useOrder();
  const { open_now, slots, store } = quote;
  const slot = slots.find(({ starts }) => starts === values.slot);
  if (slot) {
    const when = {
      day: dayName(day(slot.starts)),
      from: time(new Date(slot.starts)),
      to: time(new Date(slot.ends)),
    };
    return values.orderType === 'take_away' ? t('arrival.pickUpAt', when) : t('arrival.at', when);
  }
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
