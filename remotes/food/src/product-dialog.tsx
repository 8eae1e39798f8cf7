import type { ProductDialogProps } from '@souk/contracts';
import { DietMark } from '@souk/storefront';
import { FoodChoices, NutritionFacts, ProductPopup } from '@souk/storefront/product';

/** The popup of a dish: its diet mark, what is in it, its groups of choices and its add-ons (POP-1, POP-2). */
export function ProductDialog(props: ProductDialogProps) {
  const { item } = props;
  return (
    <ProductPopup
      {...props}
      mark={<DietMark item={item} />}
      facts={<NutritionFacts item={item} />}
      Choices={FoodChoices}
    />
  );
}
