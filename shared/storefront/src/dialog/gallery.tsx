import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { Carousel } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { useText } from '../texts/texts.ts';

const RATIO = 4 / 3;
const SIZES = '(min-width: 600px) 459px, 100vw';

const Slides = styled.div`
  /* The carousel's own buttons stand inside the picture here. */
  overflow: hidden;
`;

/** The pictures of an item: one stands alone, several can be leafed through. */
export function Gallery({ item }: { item: Item }) {
  const t = useText();
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
  if (pictures.length === 1)
    return <MediaPicture src={pictures[0]} alt={item.name} sizes={SIZES} ratio={RATIO} priority />;
  return (
    <Slides>
      <Carousel label={t('dialog.pictures', { name: item.name })} perView={{ base: 1 }} gap={0} dots>
        {pictures.map((picture, index) => (
          <MediaPicture
            key={picture}
            src={picture}
            alt={t('dialog.picture', { number: index + 1 })}
            sizes={SIZES}
            ratio={RATIO}
            priority={index === 0}
          />
        ))}
      </Carousel>
    </Slides>
  );
}
