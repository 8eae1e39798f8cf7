import { Invoice } from '@souk/storefront/orders';
import { aBill, aBillLine, anOrderAddress, someOrderDetails } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const DELIVERED = '2026-03-04T12:40:00.000Z';

export const invoice: Story = {
  states: {
    'just placed': () => <Invoice order={someOrderDetails()} />,
    'picked up': () => (
      <Invoice
        order={someOrderDetails({
          id: 2,
          order_type: 'take_away',
          order_status: 'delivered',
          payment_status: 'paid',
          delivered: DELIVERED,
          delivery_address: null,
        })}
      />
    ),
    'of a parcel': () => (
      <Invoice
        order={someOrderDetails({
          id: 3,
          order_type: 'parcel',
          store: null,
          store_position: null,
          lines: [],
        })}
      />
    ),
    long: (words) => (
      <Invoice
        order={someOrderDetails({
          id: 4,
          schedule_at: DELIVERED,
          delivery_address: anOrderAddress({ address: words.word, contact_person_name: words.word }),
          receiver_details: anOrderAddress({ address: words.title }),
          lines: longOf(words).map((text) =>
            aBillLine({
              cart_id: null,
              name: text,
              quantity: 99,
              price: 1_234_567.5,
              discount: 10,
              variation: [{ name: text, values: { label: [...longOf(words)] } }],
              add_ons: [{ id: 1, name: text, price: 1.5, quantity: 2 }],
              total: 1_234_567.5 * 99,
            }),
          ),
          bill: aBill({ subtotal: 366_666_547.5, total: 366_666_547.5, due: 366_666_547.5 }),
        })}
      />
    ),
  },
};
