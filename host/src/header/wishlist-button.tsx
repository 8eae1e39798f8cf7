import { useReadable, useShell } from '@souk/remote-kit';
import { Heart, IconButton } from '@souk/ui';
import { useCapabilities } from '../modules/module-release.ts';
import { useWishlist } from '../wishlist/wishlist-context.ts';
import { loadsLayers } from '../pages/layers-part.ts';
import { useText } from '../texts/texts.ts';
import { hasZone } from '../wishlist/wishlist.ts';

/** Opens the wishlist: for customers in a zone, in modules that have one (WSH-11, HDR-3). */
export function WishlistButton() {
  const t = useText();
  const wishlist = useWishlist();
  const { session, location } = useShell();
  const signedIn = useReadable(session.state).status === 'customer';
  const inZone = hasZone(useReadable(location.current));
  const capable = useCapabilities().wishlist;
  if (!signedIn || !inZone || !capable) return null;
  return (
    <IconButton
      label={t('header.wishlist')}
      icon={<Heart size={22} aria-hidden />}
      aria-haspopup="dialog"
      onClick={wishlist.open}
      {...loadsLayers}
    />
  );
}
