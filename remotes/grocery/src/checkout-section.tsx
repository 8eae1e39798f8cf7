import type { CheckoutSectionProps } from '@souk/contracts';
import { CheckoutCard } from '@souk/storefront/orders';
import { Phone, RadioCards, RotateCw, Trash2 } from '@souk/ui';
import { useText } from './texts/texts.ts';

const CHOICES = [
  { value: 'call', Icon: Phone },
  { value: 'replace', Icon: RotateCw },
  { value: 'leaveOut', Icon: Trash2 },
] as const;

/** What the shop does about an item that is out of stock (CHK-10). It reads the answer in words, as a person wrote it. */
export function CheckoutSection({ extras, onChange }: CheckoutSectionProps) {
  const t = useText();
  const chosen = CHOICES.find(({ value }) => t(`missing.${value}`) === extras.unavailable_item_note);
  return (
    <CheckoutCard title={t('missing.title')}>
      <RadioCards
        label={t('missing.title')}
        hideLabel
        name="unavailable_item_note"
        options={CHOICES.map(({ value, Icon }) => ({
          value,
          label: t(`missing.${value}`),
          icon: <Icon size={20} aria-hidden />,
        }))}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const choice = CHOICES.find((each) => each.value === value);
          if (choice) onChange({ unavailable_item_note: t(`missing.${choice.value}`) });
        }}
      />
    </CheckoutCard>
  );
}
