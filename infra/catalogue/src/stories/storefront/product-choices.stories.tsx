import { MAX_ITEM_NOTE_LENGTH } from '@souk/contracts';
import { FoodChoices, ItemNote, VariationChoices } from '@souk/storefront/product';
import { aCartLine, anItem, type ShellFacts } from '@souk/testing/builders';
import { Chosen } from './chosen.tsx';
import { aDish, aShopItem } from './items-with-choices.ts';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const withNotes = (): ShellFacts => ({
  profile: { capabilities: { cart: true, wishlist: true, delivery: true, itemNotes: true }, words: null },
});

export const productChoices: Story = {
  also: ['FoodChoices', 'ItemNote', 'VariationChoices'],
  width: 459,
  states: {
    'of a dish': (words) => (
      <Chosen item={aDish(words, [words.name, words.action])}>
        {(choice) => <FoodChoices choice={choice} />}
      </Chosen>
    ),
    'of a dish, long and incomplete': (words) => (
      <Chosen item={aDish(words, longOf(words))}>
        {(choice) => <FoodChoices choice={{ ...choice, tries: 1 }} />}
      </Chosen>
    ),
    'of a shop': (words) => (
      <Chosen item={aShopItem(words, [words.name, words.action])}>
        {(choice) => <VariationChoices choice={choice} />}
      </Chosen>
    ),
    'of a shop, long and incomplete': (words) => (
      <Chosen item={aShopItem(words, longOf(words))}>
        {(choice) => <VariationChoices choice={{ ...choice, tries: 1 }} />}
      </Chosen>
    ),
    'without a note': {
      shell: withNotes,
      draw: () => <Chosen item={anItem()}>{(choice) => <ItemNote choice={choice} />}</Chosen>,
    },
    'with a note of all characters': {
      shell: withNotes,
      draw: ({ title }) => (
        <Chosen
          item={anItem()}
          line={aCartLine({ note: title.repeat(MAX_ITEM_NOTE_LENGTH).slice(0, MAX_ITEM_NOTE_LENGTH) })}
        >
          {(choice) => <ItemNote choice={choice} />}
        </Chosen>
      ),
    },
  },
};
