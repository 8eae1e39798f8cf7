import { language } from '@souk/i18n';
import { useModuleRelease } from '../modules/module-release.ts';
import { WishlistDrawer } from '../wishlist/drawer/wishlist-drawer.tsx';

/** The wishlist with the words and capabilities of the current module (WSH-7, WSH-8). */
export function WishlistPanel() {
  const { words, capabilities } = useModuleRelease()?.extras ?? {};
  return <WishlistDrawer words={words?.[language()]} itemsHavePages={capabilities?.productPage === true} />;
}
