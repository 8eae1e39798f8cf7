import type { ProductDialogProps } from '@souk/contracts';
import { NutritionFacts, ProductPopup, UnitFact, VariationChoices } from '@souk/storefront/product';

/** The quick view of a grocery item: what it is sold by and what is in it (POP-1, POP-2). */
export function ProductDialog(props: ProductDialogProps) {
  const { item } = props;
  return (
    <ProductPopup
      {...props}
      facts={
        <>
          <UnitFact item={item} />
          <NutritionFacts item={item} />
        </>
      }
      Choices={VariationChoices}
    />
  );
}
