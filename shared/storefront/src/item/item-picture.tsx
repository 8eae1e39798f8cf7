import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { WishlistHeart } from '../wishlist/wishlist-heart.tsx';
import { AvailabilityOverlay } from './availability-overlay.tsx';
import { ItemBadges } from './item-badges.tsx';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};

  /* Beside many words the box is taller than the picture's ratio makes it. */
  > :first-child {
    min-block-size: 100%;
  }
  img {
    transition: transform ${tokens.motion.calm};
  }
  article:hover > & img {
    transform: scale(1.04);
  }
`;
const Corner = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
`;

const Wish = styled(Corner)`
  inset-block: ${tokens.space[2]} auto;
`;

interface Props {
  item: Item;
  /** How wide the picture stands at which page width. */
  sizes: string;
  /** Width by height. */
  ratio?: number;
  priority?: boolean;
  badges?: boolean;
  /** What stands in the lower corner: the add-to-cart control. */
  children?: ReactNode;
}

/** An item's picture with its badges and what keeps it from being ordered. */
export function ItemPicture({ item, sizes, ratio = 1, priority, badges = true, children }: Props) {
  return (
    <Frame>
      <MediaPicture src={item.image_full_url} alt="" sizes={sizes} ratio={ratio} priority={priority} />
      <AvailabilityOverlay item={item} />
      {badges && <ItemBadges item={item} />}
      <Wish>
        <WishlistHeart of={{ item }} />
      </Wish>
      {children && <Corner>{children}</Corner>}
    </Frame>
  );
}
