import styled from 'styled-components';
import type { Store } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Bike, Clock, MapPin, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Address = styled.p`
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
const Free = styled.li`
  color: ${tokens.color.success};
  font: ${tokens.type.smallStrong};
`;

/** Address, delivery time, distance and the free-delivery note of a store (CRD-2, CRD-8). */
export function StoreFacts({ store }: { store: Store }) {
  const t = useText();
  const formats = useFormats();
  return (
    <Facts>
      <Address>{store.address}</Address>
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
        {store.free_delivery === 1 && (
          <Free>
            <Bike aria-hidden />
            {t('store.freeDelivery')}
          </Free>
        )}
      </Row>
    </Facts>
  );
}
