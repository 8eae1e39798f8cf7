import {
  AvailabilityOverlay,
  ClosedOverlay,
  DietMark,
  DiscountChip,
  ItemFlags,
  ItemPrice,
  RatingChip,
} from '@souk/storefront';
import { GenericName, NutritionFacts, StoreName, UnitFact } from '@souk/storefront/product';
import { aGroceryItem, anItem, aStore } from '@souk/testing/builders';
import styled from 'styled-components';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;
const Frame = styled.div`
  position: relative;
  inline-size: 10rem;
  block-size: 8rem;
`;

/** One minute of the day. */
const HOURS = { available_time_starts: '03:00', available_time_ends: '03:01' };

export const itemParts: Story = {
  also: [
    'AvailabilityOverlay',
    'ClosedOverlay',
    'DietMark',
    'DiscountChip',
    'GenericName',
    'ItemFlags',
    'ItemPrice',
    'NutritionFacts',
    'RatingChip',
    'StoreName',
    'UnitFact',
  ],
  width: 640,
  states: {
    'not to be ordered': () => (
      <Row>
        {[{ stock: 0 }, HOURS, { ...HOURS, schedule_order: true }].map((facts, index) => (
          <Frame key={index}>
            <AvailabilityOverlay item={anItem(facts)} />
          </Frame>
        ))}
      </Row>
    ),
    'of a closed store': () => (
      <Row>
        {[0, 1, 2].map((in_days) => (
          <Frame key={in_days}>
            <ClosedOverlay
              store={aStore({ open: 0, next_opening: { day: 5, in_days, opening_time: '08:00' } })}
            />
          </Frame>
        ))}
        <Frame>
          <ClosedOverlay store={aStore({ active: 0 })} />
        </Frame>
      </Row>
    ),
    'diet marks': () => (
      <Row>
        <DietMark item={anItem({ veg: 1 })} />
        <DietMark item={anItem({ veg: 0 })} />
      </Row>
    ),
    discounts: () => (
      <Row>
        <DiscountChip item={anItem({ discount: 30 })} />
        <DiscountChip item={anItem({ discount: 1_234_567.5, discount_type: 'amount' })} />
        <DiscountChip item={anItem({ store_discount: 20 })} />
      </Row>
    ),
    flags: () => (
      <Row>
        <ItemFlags item={anItem({ halal_tag_status: 1, is_halal: 1, organic: 1 })} />
      </Row>
    ),
    prices: () => (
      <Row>
        <ItemPrice item={anItem()} />
        <ItemPrice item={anItem({ price: 1_234_567.5, discount: 30 })} />
        <ItemPrice item={aGroceryItem({ net_content: { amount: 500, unit: 'ml' } })} size="l" />
      </Row>
    ),
    ratings: () => (
      <Row>
        <RatingChip of={anItem()} />
        <RatingChip of={anItem()} hideCount />
        <RatingChip of={anItem({ rating_count: 0 })} />
      </Row>
    ),
    'names of stores': (words) => (
      <Row>
        {[words.name, ...longOf(words)].map((store_name) => (
          <StoreName key={store_name} item={anItem({ store_name })} />
        ))}
      </Row>
    ),
    facts: (words) => (
      <>
        <UnitFact item={anItem({ unit_type: words.name })} />
        <GenericName item={anItem({ generic_name: [words.name] })} />
        <NutritionFacts
          item={anItem({ nutritions_name: [...longOf(words)], allergies_name: [words.name, words.action] })}
        />
      </>
    ),
  },
};
