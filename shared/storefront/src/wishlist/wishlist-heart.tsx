import styled from 'styled-components';
import { isCampaignItem } from '@souk/contracts';
import type { Wish } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Heart, IconButton, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${tokens.color.accentStrong};

    svg {
      fill: currentColor;
    }
  }
`;

/**
 * The heart of an item or a store: filled once it is on the wishlist, and a press changes that (WSH-1). Campaign items
 * have none: they have ids of their own, and are gone with the campaign.
 */
export function WishlistHeart({ of: wish, size = 's' }: { of: Wish; size?: 's' | 'm' }) {
  const t = useText();
  const { wishlist } = useShell();
  useReadable(wishlist.ids);
  if ('item' in wish && isCampaignItem(wish.item)) return null;
  return (
    <Toggle
      variant="raised"
      size={size}
      label={t('favourite', { name: 'item' in wish ? wish.item.name : wish.store.name })}
      aria-pressed={wishlist.has(wish)}
      icon={<Heart size={20} aria-hidden />}
      onClick={() => void wishlist.toggle(wish)}
    />
  );
}
