import { ItemCard, Rail, Section } from '@souk/storefront';
import { anItem, several } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const section: Story = {
  also: ['Rail'],
  states: {
    'with a rail': ({ name, sentence }) => (
      <Section heading={name} subtitle={sentence} viewAll="/categories?module_id=1">
        <Rail label={name} of="items">
          {several(8, (id) => (
            <ItemCard key={id} item={anItem({ id, name })} />
          ))}
        </Rail>
      </Section>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <Section key={text} heading={text} subtitle={text} viewAll="/categories?module_id=1">
          <Rail label={text} of="items">
            {longItems(words).map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </Rail>
        </Section>
      )),
  },
};
