import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@souk/ui';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space[3]};
  font: ${tokens.type.subtitle};
`;

/** Controls that belong together, under their name. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{label}</Legend>
      {children}
    </Group>
  );
}
