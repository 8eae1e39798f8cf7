import { CartDrawer } from '../cart/drawer/cart-drawer.tsx';
import { CashbackInCart } from '../cashback/cashback-in-cart.tsx';
import { useCheckout } from '../checkout/checkout-context.ts';
import { useCapabilities } from '../modules/module-release.ts';

/** The cart with what it earns below its lines, and the way from it to the checkout. */
export function CartPlace() {
  const checkout = useCheckout();
  const { productPage } = useCapabilities();
  return (
    <CartDrawer
      below={<CashbackInCart />}
      itemsHavePages={productPage === true}
      onCheckout={(lines) => void checkout.fromCart(lines)}
    />
  );
}
