import styled, { keyframes } from 'styled-components';
import { tokens } from './tokens.ts';
import { markOnScreen } from './use-on-screen.ts';

export interface SkeletonProps {
  /** A CSS length; default: as wide as its place. */
  width?: string | number;
  height: string | number;
  radius?: keyof typeof tokens.radius;
}

const breathe = keyframes`50% { opacity: 0.55; }`;

const Block = styled.span`
  display: block;
  max-inline-size: 100%;
  background: ${tokens.color.line};

  /* A page may hold hundreds of them off screen. */
  &[data-on-screen='true'] {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

/** Keeps the place of what is still loading; not read out. */
export function Skeleton({ width = '100%', height, radius = 's' }: SkeletonProps) {
  return (
    <Block
      ref={markOnScreen}
      aria-hidden
      style={{ inlineSize: width, blockSize: height, borderRadius: tokens.radius[radius] }}
    />
  );
}
