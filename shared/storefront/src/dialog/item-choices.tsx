import type { FoodVariation, Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { ChoiceGroup } from './choice-group.tsx';

function useExtra() {
  const t = useText();
  const formats = useFormats();
  return (price: number) => (price > 0 ? `+${formats.money(price)}` : t('dialog.free'));
}

function FoodVariationGroup({ variation }: { variation: FoodVariation }) {
  const t = useText();
  const extra = useExtra();
  const { name, required, type, min, max, values } = variation;
  return (
    <ChoiceGroup
      heading={name}
      required={required === 'on'}
      hint={type === 'single' ? t('dialog.pickOne') : t('dialog.pickBetween', { min, max })}
      options={values.map(({ label, optionPrice }) => ({ label, detail: extra(optionPrice) }))}
    />
  );
}

/** A dish's groups of choices and its add-ons, with their prices (POP-21, POP-22). */
export function FoodChoices({ item }: { item: Item }) {
  const t = useText();
  const extra = useExtra();
  return (
    <>
      {item.food_variations.map((variation) => (
        <FoodVariationGroup key={variation.name} variation={variation} />
      ))}
      {item.add_ons.length > 0 && (
        <ChoiceGroup
          heading={t('dialog.addOns')}
          required={false}
          options={item.add_ons.map(({ name, price }) => ({ label: name, detail: extra(price) }))}
        />
      )}
    </>
  );
}

/** What an item of a shop comes in, with the price of each combination and whether any is left (POP-23). */
export function VariationChoices({ item }: { item: Item }) {
  const t = useText();
  const formats = useFormats();
  if (item.variations.length === 0) return null;
  return (
    <ChoiceGroup
      heading={item.choice_options.map(({ title }) => title).join(', ')}
      required
      hint={t('dialog.pickOne')}
      options={item.variations.map(({ type, price, stock }) => ({
        label: type.split('-').join(' · '),
        detail: stock > 0 ? formats.money(price) : t('item.outOfStock'),
      }))}
    />
  );
}
