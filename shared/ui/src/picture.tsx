import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import { tokens } from './tokens.ts';

export interface PictureProps {
  src: string | null | undefined;
  /** Empty where the picture says nothing that the text beside it does not. */
  alt: string;
  /** The same picture in other widths, as `pictureSourceSet` of the contracts gives it. */
  srcSet?: string;
  sizes?: string;
  /** Width divided by height; keeps the place while the picture loads. */
  ratio: number;
  /** Loads at once and first: for what is seen without scrolling. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** Shown where there is no picture or it fails to load (API-12); default: a drawing. */
  fallback?: ReactNode;
}

const Frame = styled.span<{ $ratio: number }>`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: inherit;
  background: ${tokens.color.sunken};
`;

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${({ $fit }) => $fit};
  color: transparent; /* the alternative text is not drawn over a loading picture */
`;

const WIDTH = 480;

export function Picture({
  src,
  alt,
  srcSet,
  sizes,
  ratio,
  priority = false,
  fit = 'cover',
  fallback,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame $ratio={ratio}>
      {src && src !== failed ? (
        <Image
          // A browser asks for a lazy picture only if it knows so before it knows the address.
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          width={WIDTH}
          height={Math.round(WIDTH / ratio)}
          $fit={fit}
          onError={() => setFailed(src)}
        />
      ) : (
        (fallback ?? <PicturePlaceholder alt={alt} />)
      )}
    </Frame>
  );
}
