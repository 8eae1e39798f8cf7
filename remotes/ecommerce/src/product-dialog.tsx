import type { ProductDialogProps } from '@souk/contracts';
import { ProductPopup, VariationChoices } from '@souk/storefront/product';

/** The quick view of something from a shop, with what it comes in (POP-1, POP-2). */
export function ProductDialog(props: ProductDialogProps) {
  return <ProductPopup {...props} Choices={VariationChoices} hasPage />;
}
