import type { GateFinding } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};
  list-style: disc;
`;

/** The gate's findings, in the registry's messages, which are in English. */
export function Findings({ findings }: { findings: readonly GateFinding[] }) {
  return (
    <List lang="en" dir="ltr">
      {findings.map(({ code, message }) => (
        <li key={`${code} ${message}`}>{message}</li>
      ))}
    </List>
  );
}
