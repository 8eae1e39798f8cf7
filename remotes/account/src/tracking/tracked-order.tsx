import { orderProgress } from '@souk/contracts';
import type { Tracking } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { CloudAlert, tokens } from '@souk/ui';
import styled from 'styled-components';
import { Card } from '../page/card.tsx';
import { OrderTimeline } from '../page/order-timeline.tsx';
import { RiderCard } from '../page/rider-card.tsx';
import { EndPanel } from './end-panel.tsx';
import { GuestActions } from './guest-actions.tsx';
import { GuestPayment } from './guest-payment.tsx';
import { GuestRider } from './guest-rider.tsx';
import { TrackedFacts } from './tracked-facts.tsx';
import { TrackedHead } from './tracked-head.tsx';
import { TrackingMap } from './tracking-map.tsx';
import { useText } from './texts/texts.ts';
import { useShownStep } from './use-shown-step.ts';

const { color, space } = tokens;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
/* Side by side on a page, below each other in a drawer and on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: ${space[5]};

  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`;
const Outdated = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${tokens.type.small};
`;

interface Props {
  order: Tracking;
  /** The last answer did not come; what is shown is older. */
  isOutdated: boolean;
}

/** Where an order is, when it arrives and who brings it (ORD-7 to ORD-11, ORD-17). */
export function TrackedOrder({ order, isOutdated }: Props) {
  const t = useText();
  const isCustomer = useReadable(useShell().session.state).status === 'customer';
  const shown = useShownStep(order);
  const { end, step } = orderProgress(order, shown);
  const isMoving = !end && step !== 'delivered';
  const progress = (
    <Card level={3} title={t('progress')}>
      <OrderTimeline order={order} shown={shown} />
    </Card>
  );
  return (
    <Article aria-label={t('order', { id: order.id })}>
      <TrackedHead order={order} shown={shown} />
      {isOutdated && isMoving && (
        <Outdated role="status">
          <CloudAlert size={18} aria-hidden />
          {t('outdated')}
        </Outdated>
      )}
      {end && <EndPanel order={order} end={end} />}
      <GuestPayment order={order} />
      <GuestActions order={order} />
      <Columns>
        <div>{isMoving ? <TrackingMap order={order} /> : progress}</div>
        <div>
          {isMoving && progress}
          {order.delivery_man && isMoving && !isCustomer && <GuestRider name={order.delivery_man.f_name} />}
          {order.delivery_man && isCustomer && (
            <Card level={3} title={t('rider')}>
              <RiderCard order={order} />
            </Card>
          )}
          <TrackedFacts order={order} />
        </div>
      </Columns>
    </Article>
  );
}
