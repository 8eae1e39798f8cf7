import styled from 'styled-components';
import { tokens } from '@souk/ui';
import { MediaPicture } from './media-picture.tsx';

const RATIO = 5 / 2;

/* Banners leave their left half to the words, whatever side one reads from. */
const Words = styled.span`
  position: absolute;
  inset-block: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${tokens.space[1]};
  inline-size: 56%;
  padding-inline: ${tokens.space[10]} ${tokens.space[2]};
  background: linear-gradient(to right, ${tokens.color.scrim}, transparent);
  color: white;
  font: ${tokens.type.title};
  text-align: start;
  text-wrap: balance;

  small {
    font: ${tokens.type.small};
  }
`;

/** A banner's picture with its words on it. Stands in an element with `position: relative`. */
export function TitledPicture({ src, title, text }: { src: string; title: string; text?: string }) {
  return (
    <>
      <MediaPicture
        src={src}
        alt=""
        sizes="(min-width: 999px) 420px, (min-width: 600px) 48vw, 94vw"
        ratio={RATIO}
        priority
      />
      <Words>
        {title}
        {text && <small>{text}</small>}
      </Words>
    </>
  );
}
