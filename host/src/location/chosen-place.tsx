import type { PlaceAt } from '@souk/contracts';
import { MapPin, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 2.75rem;
  font: ${tokens.type.bodyStrong};

  > svg {
    flex: none;
    color: ${tokens.color.accentStrong};
  }
`;

const Soft = styled.span`
  color: ${tokens.color.inkSoft};
  font: ${tokens.type.body};
`;

/** The address below the pin, read out when it changes. */
export function ChosenPlace({ place }: { place: PlaceAt | undefined }) {
  const t = useText();
  // What the server did not say matters more than what it did.
  const problem = place?.isUnknown ? place.problem : null;
  return (
    <Row role="status">
      <MapPin size={22} aria-hidden />
      {place?.address && !problem ? (
        <bdi>{place.address}</bdi>
      ) : (
        <Soft>{problem ?? t(place ? 'addressUnknown' : 'lookingUp')}</Soft>
      )}
    </Row>
  );
}
