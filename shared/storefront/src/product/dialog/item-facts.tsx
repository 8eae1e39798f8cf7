import type { Item } from '@souk/contracts';
import { useText } from '../texts/texts.ts';
import { WordList } from './word-list.tsx';

/** What is in a dish or product (POP-2). */
export function NutritionFacts({ item }: { item: Item }) {
  const t = useText();
  return (
    <>
      <WordList heading={t('dialog.nutrition')} words={item.nutritions_name} />
      <WordList heading={t('dialog.allergens')} words={item.allergies_name} />
    </>
  );
}

/** What a medicine is called beside its brand (RX-4). */
export function GenericName({ item }: { item: Item }) {
  const t = useText();
  return <WordList heading={t('dialog.genericName')} words={item.generic_name} />;
}

/** What an item is sold by, such as a bottle. */
export function UnitFact({ item }: { item: Item }) {
  const t = useText();
  return <WordList heading={t('dialog.unit')} words={item.unit_type ? [item.unit_type] : []} />;
}
