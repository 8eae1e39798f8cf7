import { useId } from 'react';
import { useShell } from '@souk/remote-kit';
import { CheckoutProblem } from '@souk/storefront/orders';
import { Button, MapPin, media, Package, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import type { EndName, Spot } from './parcel-values.ts';

const { color, space, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: 6px;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};

  > svg {
    color: ${color.accentStrong};
  }
  > button {
    grid-column: 2;
    justify-self: start;
  }
  ${media.from600} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > button {
      grid-column: auto;
    }
  }
`;
const Name = styled.span`
  display: block;
  font: ${type.caption};
  color: ${color.inkSoft};
`;
const Place = styled.span`
  display: block;
  font: ${type.bodyStrong};
`;

interface Props {
  end: EndName;
  spot: Spot | null;
  error?: string;
  onPick(spot: Spot): void;
}

/** Where an end is, picked on the host's map; what is picked for the receiver leaves the customer's own place as it is (PCL-6, LOC-6). */
export function SpotField({ end, spot, error, onPick }: Props) {
  const t = useText();
  const id = useId();
  const { location } = useShell();
  const isSender = end === 'sender';
  const name = t(isSender ? 'delivery.pickUp' : 'delivery.dropOff');
  const pick = async () => {
    const picked = await location.pick({
      flow: isSender ? 'parcel' : 'receiver',
      ...(spot && { start: { lat: spot.latitude, lng: spot.longitude } }),
    });
    if (picked) onPick({ address: picked.address, latitude: picked.lat, longitude: picked.lng });
  };
  return (
    <Root>
      <Row>
        {isSender ? <Package size={22} aria-hidden /> : <MapPin size={22} aria-hidden />}
        <div>
          <Name>{name}</Name>
          <Place>{spot ? <bdi>{spot.address}</bdi> : t('delivery.noPlace')}</Place>
        </div>
        <Button
          size="s"
          variant="secondary"
          data-wrong={error ? '' : undefined}
          aria-describedby={error ? id : undefined}
          onClick={() => void pick()}
        >
          {t(spot ? 'delivery.change' : 'delivery.pick')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Row>
      {error && <CheckoutProblem id={id}>{error}</CheckoutProblem>}
    </Root>
  );
}
