import type { ProductDialogProps } from '@souk/contracts';
import {
  GenericName,
  NutritionFacts,
  ProductPopup,
  UnitFact,
  VariationChoices,
} from '@souk/storefront/product';
import { PrescriptionNotice } from './prescription-notice.tsx';

/** The quick view of a medicine: its generic name, what is in it, and whether a prescription is needed (POP-1, POP-2, RX-4). */
export function ProductDialog(props: ProductDialogProps) {
  const { item } = props;
  return (
    <ProductPopup
      {...props}
      facts={
        <>
          {item.is_prescription_required === 1 && <PrescriptionNotice />}
          <GenericName item={item} />
          <UnitFact item={item} />
          <NutritionFacts item={item} />
        </>
      }
      Choices={VariationChoices}
    />
  );
}
