import type { ProductDialogProps } from '@souk/contracts';
import { ProductPopup, UnitFact, VariationChoices } from '@souk/storefront/product';

/** Opens anywhere in the storefront when an item of this module is chosen. */
export function ProductDialog(props: ProductDialogProps) {
  const { item } = props;
  return <ProductPopup {...props} facts={<UnitFact item={item} />} Choices={VariationChoices} />;
}
