import type { ReactNode } from 'react';
import { tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  font: ${tokens.type.small};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${tokens.type.smallStrong};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names with what belongs to them. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </List>
  );
}
