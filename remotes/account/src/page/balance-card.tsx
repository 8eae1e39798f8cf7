import type { ReactNode } from 'react';
import { media, tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Card = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.accentSoft};

  ${media.from600} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Label = styled.h2`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;
const Amount = styled.p`
  font: ${tokens.type.headline};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  id: string;
  label: string;
  /** What there is; what stands in its place until it is known. */
  children: ReactNode;
  action?: ReactNode;
}

/** What a customer has of something, and what can be done with it. */
export function BalanceCard({ id, label, children, action }: Props) {
  return (
    <Card aria-labelledby={id}>
      <div>
        <Label id={id}>{label}</Label>
        <Amount as="div">{children}</Amount>
      </div>
      {action}
    </Card>
  );
}
