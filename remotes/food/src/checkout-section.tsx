import type { CheckoutSectionProps } from '@souk/contracts';
import { CheckoutRow } from '@souk/storefront/orders';
import { Checkbox } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** Cutlery comes only for those who ask for it (CHK-10). */
export function CheckoutSection({ extras, onChange }: CheckoutSectionProps) {
  const t = useText();
  return (
    <CheckoutRow>
      <Checkbox
        label={t('cutlery.label')}
        checked={extras.cutlery ?? false}
        onChange={({ target }) => onChange({ cutlery: target.checked })}
      />
    </CheckoutRow>
  );
}
