import { useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@souk/ui';
import { MagnifiedPicture } from './magnified-picture.tsx';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
`;
const Glass = styled.div`
  position: absolute;
  inset-block-start: 0;
  /* What is counted in pixels from a corner begins at the left in every language. */
  left: 0;
  background: ${tokens.color.sunken};
  pointer-events: none;
`;

/** Shows the picture magnified where a mouse points; a finger and the keyboard have the button instead (POP-25). */
export function Magnifier({ src, children }: { src: string; children: ReactNode }) {
  const glass = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const follow = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (pointerType !== 'mouse') return;
    setPointed(true);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (!glass.current) return;
    const x = ((clientX - left) / width) * (width - glass.current.offsetWidth);
    const y = ((clientY - top) / height) * (height - glass.current.offsetHeight);
    glass.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  return (
    <Frame onPointerMove={follow} onPointerLeave={() => setPointed(false)}>
      {children}
      {pointed && (
        <Glass ref={glass} data-magnified aria-hidden>
          <MagnifiedPicture src={src} alt="" />
        </Glass>
      )}
    </Frame>
  );
}
