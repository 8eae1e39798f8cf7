import { useRef } from 'react';
import { Button, CircleAlert, MapPin, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.bodyStrong};

  > svg {
    flex: none;
    color: ${color.accentStrong};
  }
`;

const Soft = styled.span`
  font: ${type.body};
  color: ${color.inkSoft};
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  font: ${type.caption};
  color: ${color.danger};

  svg {
    flex: none;
  }
`;

interface Props {
  address: string | null;
  lookingUp: boolean;
  /** Why nothing is delivered there. */
  problem: string | null;
  /** Given where the server could not say anything of the place: asks again. */
  onRetry?(): void;
  /** What keeps the form from being sent. */
  error?: string;
}

/** The address under the pin, read out when it changes (ADDR-5). */
export function SpotLine({ address, lookingUp, problem, onRetry, error }: Props) {
  const t = useText();
  const lines = useRef<HTMLDivElement>(null);
  // That there is no address yet follows from a place that could not be looked up.
  const wrong = onRetry ? problem : (error ?? problem);
  return (
    <Place>
      <Lines ref={lines} role="status" tabIndex={-1}>
        <Line>
          <MapPin size={22} aria-hidden />
          {address ? <bdi>{address}</bdi> : <Soft>{t(lookingUp ? 'form.lookingUp' : 'form.address')}</Soft>}
        </Line>
        {wrong && (
          <ErrorText>
            <CircleAlert size={16} aria-hidden />
            {wrong}
          </ErrorText>
        )}
      </Lines>
      {onRetry && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            // The button goes while the place is looked up.
            lines.current?.focus();
            onRetry();
          }}
        >
          {t('form.tryAgain')}
        </Button>
      )}
    </Place>
  );
}
