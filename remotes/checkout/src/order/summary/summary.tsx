import type { ErrorCause } from '@souk/api-client';
import { useFormats } from '@souk/remote-kit';
import { BillRows } from '@souk/storefront/orders';
import {
  bottomBar,
  Button,
  ErrorState,
  media,
  tokens,
  useMediaQuery,
  useOnline,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import type { Placing } from '../placing/use-place-order.ts';
import { useText } from '../../texts/texts.ts';
import { Arrival } from './arrival.tsx';
import { MinimumOrder } from './minimum-order.tsx';
import { PlaceNotice } from './place-notice.tsx';

const { color, space } = tokens;

/** From this width the bill stands beside the order. */
const BESIDE = '(min-width: 999px)';

const Column = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[4]};

  ${media.from999} {
    position: sticky;
    align-self: start;
    inset-block-start: 88px;
    max-block-size: calc(100dvb - 104px);
    overflow-y: auto;
  }
`;
const Card = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
`;
const Heading = styled.h2`
  font: ${tokens.type.subtitle};
`;
const Bill = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity ${tokens.motion.calm};
`;
const Bar = styled.div`
  position: sticky;
  z-index: ${tokens.layer.raised};
  inset-block-end: 0;
  display: grid;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space[3]} ${space.gutter} max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;
const Total = styled.span`
  font-variant-numeric: tabular-nums;
`;
const Spread = styled.span`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${space[4]};
`;

interface Props {
  placing: Placing;
  /** Why the bill is not of what is filled in; null where it is. */
  failure: ErrorCause | null;
  onRetry(): void;
  onPlace(): void;
}

function PlaceButton({ placing, onPlace }: Pick<Props, 'placing' | 'onPlace'>) {
  const t = useText();
  const { money } = useFormats();
  const { goods, quote, updating } = useOrder();
  const online = useOnline();
  const busy = placing.kind === 'placing';
  const hasTotal = goods.page !== 'prescription';
  return (
    <Button size="l" block loading={busy || updating} disabled={!online} onClick={onPlace}>
      {busy && t('place.busy')}
      {!busy && !hasTotal && t('place.button')}
      {!busy && hasTotal && (
        <Spread>
          <span>{t('place.button')}</span>
          <Total>{money(quote.bill.total)}</Total>
        </Spread>
      )}
    </Button>
  );
}

/** The bill; where it stands beside the order, the one button is below it (CHK-10). */
export function Summary({ placing, failure, onRetry, onPlace }: Props) {
  const t = useText();
  const beside = useMediaQuery(BESIDE);
  const { goods, quote, updating, values } = useOrder();
  return (
    <Column>
      <Card aria-label={t('bill.title')}>
        <Heading>{t('bill.title')}</Heading>
        <Arrival />
        <MinimumOrder />
        {failure && <ErrorState title={t('stale')} cause={failure} onRetry={onRetry} />}
        <Bill $old={updating} aria-busy={updating || undefined}>
          <BillRows
            bill={quote.bill}
            delivered={values.orderType !== 'take_away'}
            unpriced={goods.page === 'prescription'}
          />
        </Bill>
        <VisuallyHidden role="status">{updating && t('bill.updating')}</VisuallyHidden>
        {beside && (
          <>
            <PlaceNotice placing={placing} />
            <PlaceButton placing={placing} onPlace={onPlace} />
          </>
        )}
      </Card>
    </Column>
  );
}

/** The button at the bottom of a narrow window, always in reach. */
export function PlaceBar({ placing, onPlace }: Pick<Props, 'placing' | 'onPlace'>) {
  if (useMediaQuery(BESIDE)) return null;
  return (
    <Bar ref={bottomBar}>
      <PlaceNotice placing={placing} />
      <PlaceButton placing={placing} onPlace={onPlace} />
    </Bar>
  );
}
