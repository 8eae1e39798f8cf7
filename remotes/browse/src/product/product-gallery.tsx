import { useState } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { AvailabilityOverlay, MediaPicture, WishlistHeart } from '@souk/storefront';
import { IconButton, Maximize, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { MagnifiedDialog } from './magnified-dialog.tsx';
import { Magnifier } from './magnifier.tsx';

const SIZES = '(min-width: 1180px) 580px, (min-width: 670px) 48vw, 100vw';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;
const Corner = styled.div`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-end: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  display: flex;
  gap: ${tokens.space[2]};
`;
const Thumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-x: auto;
  /* Room for the rings of what is chosen and of what has the focus. */
  padding: ${tokens.space[1]};
  margin: calc(-1 * ${tokens.space[1]});
`;
const Thumbnail = styled.button`
  display: block;
  inline-size: 72px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  outline-offset: 1px;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${tokens.color.accent};
  }
`;

/** The pictures of an item: one at a time, chosen by its small likeness, and magnified where one points or asks for it (POP-25, POP-26). */
export function ProductGallery({ item }: { item: Item }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const [magnified, setMagnified] = useState(false);
  const { name } = item;
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
  const picture = pictures[chosen] ?? item.image_full_url;
  return (
    <Frame>
      <Stage>
        <Magnifier src={picture}>
          <MediaPicture src={picture} alt={name} sizes={SIZES} ratio={1} priority />
        </Magnifier>
        <AvailabilityOverlay item={item} />
        <Corner>
          <IconButton
            variant="raised"
            label={t('gallery.magnify')}
            icon={<Maximize size={20} aria-hidden />}
            onClick={() => setMagnified(true)}
          />
          <WishlistHeart of={{ item }} size="m" />
        </Corner>
      </Stage>
      {pictures.length > 1 && (
        <Thumbnails aria-label={t('gallery.label', { name })}>
          {pictures.map((one, index) => (
            <li key={one}>
              <Thumbnail
                type="button"
                aria-label={t('gallery.picture', { number: index + 1, count: pictures.length })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <MediaPicture src={one} alt="" sizes="72px" ratio={1} />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
      <MagnifiedDialog open={magnified} src={picture} name={name} onClose={() => setMagnified(false)} />
    </Frame>
  );
}
