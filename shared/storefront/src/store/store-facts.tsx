import styled from 'styled-components';
import type { Store } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Bike, Clock, MapPin, ShoppingBag, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  container-type: inline-size;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Line = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[3]};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;
/* One below the other where they may not fit beside each other: with wrapping, a card would grow when its fee or its font arrives. */
const TermsRow = styled(Row)`
  flex-flow: column;

  @container (min-width: 20rem) {
    flex-flow: wrap;
  }
`;
const Free = styled.li`
  color: ${tokens.color.success};
  font: ${tokens.type.smallStrong};
`;

/**
 * What a delivery costs at the least, and from which price of goods on there is one. The server does not know how far it goes:
 * the fee has its line already, so that cards do not grow when the page knows.
 */
function Terms({ store }: { store: Store }) {
  const t = useText();
  const { money } = useFormats();
  const { delivery_fee: fee, minimum_order: minimum } = store;
  const isFree = store.free_delivery === 1 || fee === 0;
  return (
    <TermsRow>
      {isFree && (
        <Free>
          <Bike aria-hidden />
          {t('store.freeDelivery')}
        </Free>
      )}
      {!isFree && fee === null && <li aria-hidden>{'\u00a0'}</li>}
      {!isFree && fee !== null && (
        <li>
          <Bike aria-hidden />
          {t('store.deliveryFrom', { amount: money(fee) })}
        </li>
      )}
      {minimum > 0 && (
        <li>
          <ShoppingBag aria-hidden />
          {t('store.minimum', { amount: money(minimum) })}
        </li>
      )}
    </TermsRow>
  );
}

/** What a store sells and where, delivery time, distance, what delivery costs, and the minimum of an order (CRD-2, CRD-8). */
export function StoreFacts({ store }: { store: Store }) {
  const t = useText();
  const formats = useFormats();
  return (
    <Facts>
      <Line>
        {store.kinds.length > 0 && (
          <>
            <span>{formats.list(store.kinds)}</span> ·{' '}
          </>
        )}
        <bdi>{store.address}</bdi>
      </Line>
      <Row>
        <li>
          <Clock aria-hidden />
          {t('store.minutes', { range: store.delivery_time })}
        </li>
        {store.distance !== null && (
          <li>
            <MapPin aria-hidden />
            {formats.distance(store.distance)}
          </li>
        )}
      </Row>
      <Terms store={store} />
    </Facts>
  );
}
