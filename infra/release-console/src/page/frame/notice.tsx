import { tokens } from '@souk/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

type Tone = 'warning' | 'danger' | 'success' | 'info';

const { color, space } = tokens;

const tones: Record<Tone, readonly [ground: string, ink: string]> = {
  warning: [color.warningSoft, color.warning],
  danger: [color.dangerSoft, color.danger],
  success: [color.successSoft, color.success],
  info: [color.infoSoft, color.info],
};

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${({ $tone }) => tones[$tone][0]};
  font: ${tokens.type.small};

  > svg {
    flex: none;
    margin-block-start: 1px;
    color: ${({ $tone }) => tones[$tone][1]};
  }
`;

const Title = styled.p<{ $tone: Tone }>`
  font: ${tokens.type.smallStrong};
  color: ${({ $tone }) => tones[$tone][1]};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Something that has to be read, in the place where it matters. */
export function Notice({
  tone,
  icon,
  title,
  children,
  role,
  ref,
}: {
  tone: Tone;
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} $tone={tone} role={role}>
      {icon}
      <Words>
        <Title $tone={tone}>{title}</Title>
        {children}
      </Words>
    </Root>
  );
}
