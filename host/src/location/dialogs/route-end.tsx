import { tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[3]};
  align-items: center;

  > svg {
    color: ${tokens.color.accentStrong};
  }
`;

const Caption = styled.span`
  display: block;
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;

const Label = styled.span`
  display: block;
  font: ${tokens.type.smallStrong};
`;

interface Props {
  icon: ReactNode;
  /** Which end it is. */
  caption: string;
  label: string;
}

/** One end of a route in words. */
export function RouteEnd({ icon, caption, label }: Props) {
  return (
    <Row>
      {icon}
      <span>
        <Caption>{caption}</Caption>
        <Label>
          <bdi>{label}</bdi>
        </Label>
      </span>
    </Row>
  );
}
