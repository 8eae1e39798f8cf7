import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const { space, type } = tokens;

const Root = styled.section`
  display: grid;
  gap: ${space[2]};

  h3 {
    font: ${type.subtitle};
  }
  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[4]};
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

/** The effects on customers, the most important first. */
export function EffectsList({ effects }: { effects: readonly string[] }) {
  const t = useText();
  return (
    <Root>
      <h3>{t('ask.seen')}</h3>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </Root>
  );
}
