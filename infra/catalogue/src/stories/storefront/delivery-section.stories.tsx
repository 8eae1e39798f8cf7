import { DeliverySection, type DeliverySectionProps } from '@souk/storefront/orders';
import { aCustomer, anAddress, type ShellFacts } from '@souk/testing/builders';
import { Opened } from '../opened.tsx';
import type { State, Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

const customer = aCustomer();
const HERE = { ...anAddress({ address_type: '' }), id: null };

const longAddress = (words: Words) => ({
  ...HERE,
  address: longOf(words).join(' '),
  contact_person_name: words.word,
  road: words.title,
  house: words.word,
});

/** All are called the same, and a page has one landmark of a name: the others wait for their buttons. */
const byButton = (facts: ShellFacts, props: DeliverySectionProps = {}): State => ({
  shell: () => facts,
  draw: ({ action }) => (
    <Opened action={action} closed>
      {(open) => open && <DeliverySection {...props} />}
    </Opened>
  ),
});

export const deliverySection: Story = {
  width: 640,
  states: {
    'to an address that is not saved, long': {
      shell: (words) => ({ customer, addresses: [longAddress(words)] }),
      draw: () => <DeliverySection />,
    },
    'picked up': {
      shell: () => ({ customer, addresses: [HERE] }),
      draw: () => <DeliverySection takeAway />,
    },
    'to a saved address, by its button': byButton({
      customer,
      addresses: [anAddress({ road: '12', house: '7', floor: '2' })],
    }),
    'without a contact, by its button': byButton({ customer, addresses: [HERE], contact: null }),
    'without an address, by its button': byButton({ customer }),
    'loading, by its button': byButton({ customer, addresses: null }),
    'of a guest, by its button': byButton({ addresses: [HERE] }),
    'of a guest without a place, by its button': byButton({}),
    'picked up without a contact, by its button': byButton({ customer }, { takeAway: true }),
  },
};
