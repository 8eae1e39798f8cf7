import { ReorderButton } from '@souk/storefront/orders';
import { aReorder, aReorderLine } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

// A press asks about what is missing, has fewer left, or costs another price.
export const reorderButton: Story = {
  width: 320,
  answers: (words) => ({
    reorder: aReorder({
      lines: [
        aReorderLine({ name: words.name, problem: 'gone', quantity: 0, item: null }),
        aReorderLine({ name: words.name, problem: 'fewer_left', ordered_quantity: 5, quantity: 2 }),
        aReorderLine({ name: words.name, problem: 'choices_changed', quantity: 0 }),
        ...longOf(words).map((text) =>
          aReorderLine({ name: text, missing_add_ons: [...longOf(words)], total: 1_234_567.5 }),
        ),
      ],
    }),
  }),
  states: {
    usual: () => (
      <div>
        <ReorderButton orderId={1} orderedTo={null} />
      </div>
    ),
    'small and secondary': () => (
      <div>
        <ReorderButton orderId={1} orderedTo={null} size="s" variant="secondary" />
      </div>
    ),
    'as wide as its place': () => <ReorderButton orderId={1} orderedTo={null} block />,
  },
};
