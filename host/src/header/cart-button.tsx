import { useReadable, useShell } from '@souk/remote-kit';
import { IconButton, ShoppingCart, VisuallyHidden } from '@souk/ui';
import { afterPaint } from '../browser/after-paint.ts';
import { countPieces } from '../cart/count-pieces.ts';
import { useCapabilities } from '../modules/module-release.ts';
import { loadsLayers } from '../pages/layers-part.ts';
import { useText } from '../texts/texts.ts';

/** Opens the cart, in modules that have one (HDR-2). */
export function CartButton() {
  const t = useText();
  const { cart } = useShell();
  const count = countPieces(useReadable(cart.lines) ?? []);
  if (!useCapabilities().cart) return null;
  return (
    <>
      <IconButton
        label={t('header.cart')}
        icon={<ShoppingCart size={22} aria-hidden />}
        badge={count}
        onClick={() => afterPaint(cart.open)}
        {...loadsLayers}
      />
      <VisuallyHidden role="status">{count > 0 ? t('header.cartCount', { count }) : ''}</VisuallyHidden>
    </>
  );
}
