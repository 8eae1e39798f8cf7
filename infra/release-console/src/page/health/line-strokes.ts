import { tokens } from '@souk/ui';

const { color } = tokens;

const COLORS = [color.accent, color.info, color.success, color.warning] as const;
const DASHES = [undefined, '6 4', '1 5', '12 4 2 4'] as const;
const DOTS = [undefined, 'round', 'square'] as const;

export interface Stroke {
  stroke: string;
  /** `stroke-dasharray` */
  dash: string | undefined;
  /** Points on the line; where there are so many lines that dashes repeat. */
  dots: 'round' | 'square' | undefined;
}

/** How the line with this number looks: told apart from twelve others by its form, whatever its colour. */
export function strokeOf(line: number): Stroke {
  const at = line % COLORS.length;
  return {
    stroke: COLORS[at] ?? COLORS[0],
    dash: DASHES[at],
    dots: DOTS[Math.floor(line / COLORS.length) % DOTS.length],
  };
}
