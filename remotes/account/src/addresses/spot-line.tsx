import { CircleAlert, MapPin, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

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
  /** What keeps the form from being sent. */
  error?: string;
}

/** The address under the pin, read out when it changes (ADDR-5). */
export function SpotLine({ address, lookingUp, problem, error }: Props) {
  const t = useText();
  const wrong = error ?? problem;
  return (
    <Lines role="status">
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
  );
}
