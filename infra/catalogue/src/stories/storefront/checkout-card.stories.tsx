import { CheckoutCard, CheckoutProblem, CheckoutRow } from '@souk/storefront/orders';
import { Checkbox } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const checkoutCard: Story = {
  also: ['CheckoutProblem', 'CheckoutRow'],
  width: 480,
  states: {
    usual: ({ name, sentence }) => <CheckoutCard title={name}>{sentence}</CheckoutCard>,
    'without a title': ({ sentence }) => <CheckoutCard>{sentence}</CheckoutCard>,
    wrong: ({ name, action, sentence }) => (
      <CheckoutCard title={action} error={sentence}>
        <Checkbox label={name} />
      </CheckoutCard>
    ),
    'joined by a row': ({ name, sentence }) => (
      <div>
        <CheckoutCard title={sentence}>{sentence}</CheckoutCard>
        <CheckoutRow>
          <Checkbox label={name} />
        </CheckoutRow>
      </div>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <CheckoutCard key={text} title={text}>
          {text}
          <CheckoutProblem>{text}</CheckoutProblem>
        </CheckoutCard>
      )),
  },
};
