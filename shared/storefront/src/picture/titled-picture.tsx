import styled from 'styled-components';
import { tokens } from '@souk/ui';
import { MediaPicture } from './media-picture.tsx';

/* Banners leave their left half to the words, whatever side one reads from; there they keep clear of the picture. */
const Words = styled.span<{ $size: 'title' | 'headline' }>`
  position: absolute;
  inset-block: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${tokens.space[1]};
  inline-size: 52%;
  padding-left: clamp(1.5rem, 3vw, 2.75rem);
  padding-right: ${tokens.space[2]};
  background: linear-gradient(to right, ${tokens.color.scrim}, transparent);
  color: white;
  font: ${({ $size }) => tokens.type[$size]};
  text-align: left;
  text-wrap: balance;

  small {
    font: ${tokens.type.small};
  }
`;

interface Props {
  src: string;
  title: string;
  text?: string;
  /** How wide the picture stands at which page width; default: one of three banners beside each other. */
  sizes?: string;
  /** Width by height. */
  ratio?: number;
  size?: 'title' | 'headline';
  priority?: boolean;
}

/** A banner's picture with its words on it. Stands in an element with `position: relative`. */
export function TitledPicture({
  src,
  title,
  text,
  sizes = '(min-width: 999px) 420px, (min-width: 600px) 48vw, 94vw',
  ratio = 5 / 2,
  size = 'title',
  priority,
}: Props) {
  return (
    <>
      <MediaPicture src={src} alt="" sizes={sizes} ratio={ratio} priority={priority} />
      <Words $size={size}>
        {title}
        {text && <small>{text}</small>}
      </Words>
    </>
  );
}
