import { pictureSourceSet } from '@souk/contracts';
import styled from 'styled-components';

/** The size of a magnified picture, in pixels (POP-25). */
const MAGNIFIED = { width: 1200, height: 1800 } as const;

const Image = styled.img`
  display: block;
  max-inline-size: none;
  inline-size: ${MAGNIFIED.width}px;
  block-size: auto;
  max-block-size: ${MAGNIFIED.height}px;
  object-fit: contain;
`;

interface Props {
  src: string;
  alt: string;
  onLoad?: () => void;
}

/** A picture as large as 1200 by 1800 pixels hold it. */
export function MagnifiedPicture({ src, alt, onLoad }: Props) {
  return (
    <Image
      src={src}
      srcSet={pictureSourceSet(src)}
      sizes={`${MAGNIFIED.width}px`}
      alt={alt}
      onLoad={onLoad}
    />
  );
}
