import type { OrderStep } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useOrderWords } from '@souk/storefront/orders';
import { Check, Clock, tokens, VisuallyHidden, X } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { timelineSteps, type StepTimes, type TimelineStep } from './timeline-steps.ts';

const { color, space } = tokens;

const List = styled.ol`
  display: grid;
`;
const Row = styled.li<{ $ahead: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space[4]};
  min-block-size: 56px;
  color: ${({ $ahead }) => ($ahead ? color.inkSoft : color.ink)};

  /* Leads to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: ${({ $ahead }) => ($ahead ? color.line : color.accent)};
  }
  &:last-child {
    min-block-size: 0;
  }
`;
const GROUNDS: Record<TimelineStep['state'], string> = {
  done: color.accent,
  current: color.accent,
  ahead: color.sunken,
  ended: color.danger,
  waiting: color.warning,
};
const ICONS = { done: Check, current: Check, ahead: null, ended: X, waiting: Clock };

const Mark = styled.span<{ $state: TimelineStep['state'] }>`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${tokens.radius.round};
  background: ${({ $state }) => GROUNDS[$state]};
  color: ${({ $state }) => ($state === 'ended' || $state === 'waiting' ? color.onState : color.onAccent)};
  ${({ $state }) => $state === 'current' && `box-shadow: 0 0 0 4px ${color.accentSoft};`}
`;
const Name = styled.p<{ $current: boolean }>`
  font: ${({ $current }) => ($current ? tokens.type.bodyStrong : tokens.type.body)};
`;
const Time = styled.time`
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;

interface Props {
  order: StepTimes;
  /** The step that was shown last, for an unknown status (ORD-9). */
  shown?: OrderStep;
}

/** How an order came to where it is, step by step (ORD-7 to ORD-9). */
export function OrderTimeline({ order, shown }: Props) {
  const t = useText();
  const words = useOrderWords();
  const { date, time } = useFormats();
  return (
    <List>
      {timelineSteps(order, shown).map(({ status, at, state }) => {
        const isCurrent = state !== 'done' && state !== 'ahead';
        const Icon = ICONS[state];
        return (
          <Row key={status} $ahead={state === 'ahead'} aria-current={isCurrent ? 'step' : undefined}>
            <Mark $state={state} aria-hidden>
              {Icon && <Icon size={14} />}
            </Mark>
            <div>
              <Name $current={isCurrent}>
                {words.status({ order_status: status, order_type: order.order_type })}
              </Name>
              {at && (
                <Time dateTime={at}>{t('order.moment', { date: date(at), time: time(new Date(at)) })}</Time>
              )}
              {state === 'ahead' && <VisuallyHidden>{t('order.notYet')}</VisuallyHidden>}
            </div>
          </Row>
        );
      })}
    </List>
  );
}
