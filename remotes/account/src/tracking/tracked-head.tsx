import { orderProgress } from '@souk/contracts';
import type { OrderStep, Tracking } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useOrderWords } from '@souk/storefront/orders';
import { Badge, Clock, tokens } from '@souk/ui';
import styled from 'styled-components';
import { cardFrame } from '../page/card.tsx';
import { useText } from './texts/texts.ts';
import { useMinutesUntil } from './use-minutes-until.ts';

const { color, space } = tokens;

const Head = styled.header`
  ${cardFrame}
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  h2 {
    font: ${tokens.type.title};
    overflow-wrap: anywhere;
  }
  p {
    font: ${tokens.type.small};
    color: ${color.inkSoft};
  }
`;
const Arrival = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  time {
    font: ${tokens.type.title};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.inkSoft};
  }
`;

interface Props {
  order: Tracking;
  /** The last step that was known (ORD-9). */
  shown: OrderStep;
}

/** Which order it is, where it stands and when it arrives. */
export function TrackedHead({ order, shown }: Props) {
  const t = useText();
  const words = useOrderWords();
  const { date, time } = useFormats();
  const { end, step } = orderProgress(order, shown);
  const { estimated_arrival: arrival, store } = order;
  const minutes = useMinutesUntil(arrival);
  const tone = end ? 'neutral' : step === 'delivered' ? 'success' : 'accent';
  return (
    <Head>
      <Row>
        <div>
          <h2>{store?.name ?? t('parcel')}</h2>
          <p>{t('order', { id: order.id })}</p>
        </div>
        {/* Announced to screen readers when it changes. */}
        <div role="status">
          <Badge tone={tone}>{words.status({ ...order, order_status: end ?? step })}</Badge>
        </div>
      </Row>
      {arrival && (
        <Arrival>
          <Clock size={20} aria-hidden />
          {t(order.order_type === 'take_away' ? 'ready' : 'arrival')}
          <time dateTime={arrival}>
            {/* What was ordered for later may be wanted on another day. */}
            {order.schedule_at
              ? t('moment', { date: date(arrival), time: time(new Date(arrival)) })
              : time(new Date(arrival))}
          </time>
          {minutes !== null && <span>{t('inMinutes', { count: minutes })}</span>}
        </Arrival>
      )}
    </Head>
  );
}
