import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

export type BadgeTone = 'neutral' | 'accent' | 'solid' | 'success' | 'warning' | 'danger' | 'info';

const { color } = tokens;

const tones: Record<BadgeTone, readonly [ground: string, ink: string]> = {
  neutral: [color.sunken, color.inkSoft],
  accent: [color.accentSoft, color.accentStrong],
  solid: [color.accent, color.onAccent],
  success: [color.successSoft, color.success],
  warning: [color.warningSoft, color.warning],
  danger: [color.dangerSoft, color.danger],
  info: [color.infoSoft, color.info],
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 4px;
  max-inline-size: 100%;
  padding: 3px 8px;
  border-radius: ${tokens.radius.s};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font: ${tokens.type.captionStrong};
`;

/* Breaks a word only where the whole badge has no room. */
const Words = styled.span`
  min-inline-size: 0;
`;

/** A short label on or beside a thing: a discount, 'Halal', 'New'. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Root $tone={tone}>
      {icon}
      <Words>{children}</Words>
    </Root>
  );
}
