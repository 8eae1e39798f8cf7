import type { ProductDialogProps } from '@souk/contracts';
import { GenericName, ProductPopup, UnitFact, VariationChoices } from '@souk/storefront';
import { PrescriptionNotice } from './prescription-notice.tsx';

/** The quick view of a medicine: its generic name, and whether a prescription is needed (POP-1, RX-4). */
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
        </>
      }
      choices={<VariationChoices item={item} />}
    />
  );
}
