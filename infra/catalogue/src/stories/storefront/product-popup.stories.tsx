import type { Item } from '@souk/contracts';
import { DietMark } from '@souk/storefront';
import { FoodChoices, NutritionFacts, ProductPopup, VariationChoices } from '@souk/storefront/product';
import { aCampaignItem, aCartLine, anItemPage } from '@souk/testing/builders';
import { Opened } from '../opened.tsx';
import { aDish, aShopItem } from './items-with-choices.ts';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

const longDish = (words: Words): Item => ({
  ...aDish(words, longOf(words)),
  name: words.title,
  store_name: words.word,
  description: longOf(words).join(' '),
  price: 1_234_567.5,
  discount: 30,
  nutritions_name: [...longOf(words)],
});

export const productPopup: Story = {
  answers: (words) => ({
    relatedItems: anItemPage(longItems(words).map((item) => ({ ...item, id: item.id + 1 }))),
  }),
  states: {
    'of a line of the cart, long': (words) => {
      const item = longDish(words);
      return (
        <Opened action={words.action}>
          {(open, close) =>
            open && (
              <ProductPopup
                item={item}
                line={aCartLine({ item, quantity: 2 })}
                onClose={close}
                mark={<DietMark item={item} />}
                facts={<NutritionFacts item={item} />}
                Choices={FoodChoices}
              />
            )
          }
        </Opened>
      );
    },
    'of a dish, by its button': (words) => (
      <Opened action={words.action} closed>
        {(open, close) =>
          open && (
            <ProductPopup
              item={aDish(words, [words.name, words.action])}
              onClose={close}
              Choices={FoodChoices}
            />
          )
        }
      </Opened>
    ),
    'of a shop, by its button': (words) => (
      <Opened action={words.action} closed>
        {(open, close) =>
          open && (
            <ProductPopup
              item={aShopItem(words, [words.name, words.action])}
              onClose={close}
              Choices={VariationChoices}
              hasPage
            />
          )
        }
      </Opened>
    ),
    'of a campaign, by its button': ({ name, action, sentence }) => (
      <Opened action={action} closed>
        {(open, close) =>
          open && <ProductPopup item={aCampaignItem({ name, description: sentence })} onClose={close} />
        }
      </Opened>
    ),
  },
};
