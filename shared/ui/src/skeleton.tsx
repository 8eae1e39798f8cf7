import styled, { css, keyframes } from 'styled-components';
import { tokens } from './tokens.ts';
import { markOnScreen } from './use-on-screen.ts';

export interface SkeletonProps {
  /** A CSS length; default: as wide as its place. */
  width?: string | number;
  height: string | number;
  radius?: keyof typeof tokens.radius;
}

const pulse = keyframes`50% { opacity: 0.55; }`;

/** How what is still loading moves; its element has {@link markOnScreen} as its ref, since a page may hold hundreds off screen. */
export const pulseOnScreen = css`
  &[data-on-screen='true'] {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;

const lengthOf = (length: string | number) => (typeof length === 'number' ? `${length}px` : length);

// Classes: hydration sets inline styles again, one element after the other, and a page may have hundreds.
const Block = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  max-inline-size: 100%;
  border-radius: ${({ $radius }) => $radius};
  background: ${tokens.color.line};
  ${pulseOnScreen}
`;

/** Keeps the place of what is still loading; not read out. */
export const Skeleton = ({ width = '100%', height, radius = 's' }: SkeletonProps) => (
  <Block
    ref={markOnScreen}
    aria-hidden
    $width={lengthOf(width)}
    $height={lengthOf(height)}
    $radius={tokens.radius[radius]}
  />
);
