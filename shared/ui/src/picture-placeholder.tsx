import styled from 'styled-components';
import { tokens } from './tokens.ts';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: min(45%, 96px);
  block-size: auto;
  color: ${tokens.color.inkFaint};
  opacity: 0.45;
`;

/** A shopping bag in outline, where a picture is missing. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  return (
    <Drawing
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M14 22h36l3.2 28.4a5 5 0 0 1-5 5.6H15.8a5 5 0 0 1-5-5.6Z" />
      <path d="M22 28v-8a10 10 0 0 1 20 0v8" />
      <path d="M24 40c2.2 3.4 5 5 8 5s5.8-1.6 8-5" />
    </Drawing>
  );
}
