import styled from 'styled-components';
import { pulseOnScreen, markOnScreen, Skeleton, tokens } from '@souk/ui';
import { useItemDisplay } from '../item/item-display.ts';

interface Line {
  /** In rem, as everything here. */
  height: number;
  /** Percent of the card. */
  width: number;
}

const LINE = 1.125;
const GAP = 0.5;
const UNIT_PRICE: Line = { height: 0.75, width: 40 };

/** With the gap below each. */
const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height + GAP, 0);

/** A picture of the lines as a mask. */
function maskOf(lines: readonly Line[]): string {
  const bars = lines.map(
    ({ height, width }, index) =>
      `<rect width='${width}%' height='${height}rem' y='${heightOf(lines.slice(0, index))}rem' rx='8'/>`,
  );
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg'>${bars.join('')}</svg>`)}")`;
}

// One element, for a home may have fifty of them.
const Card = styled.div<{ $ratio: number; $lines: readonly Line[] }>`
  display: grid;
  gap: ${tokens.space[3]};
  ${pulseOnScreen}

  &::before,
  &::after {
    content: '';
    background: ${tokens.color.line};
  }
  &::before {
    aspect-ratio: ${({ $ratio }) => $ratio};
    border-radius: ${tokens.radius.l};
  }
  &::after {
    block-size: ${({ $lines }) => heightOf($lines) - GAP}rem;
    mask: ${({ $lines }) => maskOf($lines)} no-repeat;
  }
  &:dir(rtl)::after {
    transform: scaleX(-1);
  }
`;

interface Props {
  /** Width by height of the picture. */
  ratio?: number;
  lines?: number;
}

function CardSkeleton({ ratio = 1, lines = 4 }: Props) {
  const { unitPrices } = useItemDisplay();
  const bars = Array.from({ length: lines }, (_, line) => ({ height: LINE, width: 90 - line * 15 }));
  return (
    <Card
      ref={markOnScreen}
      aria-hidden
      $ratio={ratio}
      $lines={unitPrices && ratio === 1 ? [...bars, UNIT_PRICE] : bars}
    />
  );
}

/** Cards that are still loading, each as high as the card that comes. */
export const cardSkeletons = (count: number, props: Props = {}) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} {...props} />);

/** Wide cards that are still loading. */
export const wideSkeletons = (count: number, height = '8.5rem') =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} radius="l" />);
