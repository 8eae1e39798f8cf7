import styled from 'styled-components';
import { tokens } from './tokens.ts';

const Track = styled.div`
  block-size: 8px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  overflow: hidden;
`;

const Bar = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${tokens.color.accent};
  transition: inline-size ${tokens.motion.calm};
`;

/** How far something has come: `value` from 0 to 100, what lies outside is clamped (CRT-4). */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <Bar style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
}
