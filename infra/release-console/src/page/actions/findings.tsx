import type { GateFinding } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};
  list-style: disc;
`;

/** What the gate has against a release, in the registry's own words, which are English. */
export function Findings({ findings }: { findings: readonly GateFinding[] }) {
  return (
    <List lang="en" dir="ltr">
      {findings.map(({ code, message }) => (
        <li key={`${code} ${message}`}>{message}</li>
      ))}
    </List>
  );
}
