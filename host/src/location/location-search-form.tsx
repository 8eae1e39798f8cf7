import type { Prediction } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { useReadable } from '@souk/remote-kit';
import { Button, LocateFixed, MapPinned, tokens } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeliveryLocation } from './location-context.ts';
import type { PickOutcome } from './location.ts';
import { PlaceSearch } from './place-search.tsx';
import { useText } from './texts/texts.ts';
import { positionOf } from './use-place-suggestions.ts';

const Form = styled.div`
  display: grid;
  /* A field asks for the width of twenty letters, which a narrow screen lacks. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border-radius: ${tokens.radius.xl};
  box-shadow: ${tokens.shadow.l};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 12rem;
  }
`;

const ErrorText = styled.p`
  color: ${tokens.color.danger};
  font: ${tokens.type.small};
`;

/** The landing page's question: where to? By search, by the device's position, or on the map (LOC-24, LAN-4). */
export function LocationSearchForm() {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const location = useDeliveryLocation();
  const locating = useReadable(location.locating);
  const place = useReadable(location.services.current);

  const show = (outcome: PickOutcome) => setProblem(outcome.location ? null : outcome.problem);
  const takeSuggestion = async (prediction: Prediction) => {
    setTaking(true);
    const position: Position | null = await positionOf(prediction);
    if (position) show(await location.pickAt(position, 'header'));
    setTaking(false);
  };

  return (
    <Form aria-busy={taking}>
      <PlaceSearch onChoose={(prediction) => void takeSuggestion(prediction)} />
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
      <Ways>
        <Button
          size="l"
          // With a place there is something nearer to do than to change it.
          variant={place ? 'secondary' : 'primary'}
          loading={locating}
          onClick={() => void location.pickDevicePosition('header').then(show)}
        >
          {!locating && <LocateFixed size={20} aria-hidden />}
          {t('useCurrent')}
        </Button>
        <Button size="l" variant="secondary" onClick={() => void location.services.pick({ flow: 'header' })}>
          <MapPinned size={20} aria-hidden />
          {t('pickFromMap')}
        </Button>
      </Ways>
    </Form>
  );
}
