import styled, { css } from 'styled-components';
import { media, tokens } from '@souk/ui';
import { MediaPicture } from './media-picture.tsx';

/* Banners leave their left half to the words, whatever side one reads from; there they keep clear of the picture. */
const Half = styled.span`
  position: absolute;
  inset-block: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  inline-size: 52%;
  padding-left: ${tokens.space[6]};
  padding-right: ${tokens.space[2]};
  container-type: inline-size;
  background: linear-gradient(to right, ${tokens.color.scrim}, transparent);

  /* A carousel's button reaches 28 px into the picture. */
  ${media.from600} {
    padding-left: 2.75rem;
  }
`;
/* As large as four lines have room for. */
const sizes = {
  title: css`
    font: ${tokens.type.title};
    font-size: clamp(1rem, 16.5cqi, 1.4375rem);
  `,
  headline: css`
    font: ${tokens.type.headline};
    font-size: clamp(1rem, 11cqi, 2.125rem);
  `,
};
const Words = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  gap: ${tokens.space[1]};
  ${({ $size }) => sizes[$size]}
  color: white;
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
  size?: keyof typeof sizes;
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
      <Half>
        <Words $size={size}>
          {title}
          {text && <small>{text}</small>}
        </Words>
      </Half>
    </>
  );
}
