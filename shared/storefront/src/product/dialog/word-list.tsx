import { useId } from 'react';
import styled from 'styled-components';
import { Badge, tokens } from '@souk/ui';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;
/* No heading: on an item's page none of the second level stands above it. */
const Label = styled.p`
  font: ${tokens.type.smallStrong};
`;
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`;

/** A named list of words, such as nutrition or allergens; nothing where there are none. */
export function WordList({ heading, words }: { heading: string; words: readonly string[] }) {
  const id = useId();
  if (words.length === 0) return null;
  return (
    <Group>
      <Label id={id}>{heading}</Label>
      <Words aria-labelledby={id}>
        {words.map((word) => (
          <li key={word}>
            <Badge>{word}</Badge>
          </li>
        ))}
      </Words>
    </Group>
  );
}
