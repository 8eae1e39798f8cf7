import { useState } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { GenericName, NutritionFacts, UnitFact } from '@souk/storefront/product';
import { Tabs, tokens } from '@souk/ui';
import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { Stack } from './columns.ts';
import { ItemReviews } from './item-reviews.tsx';

const Words = styled.p`
  max-inline-size: 68ch;
  white-space: pre-line;
  color: ${tokens.color.inkSoft};
`;

function Details({ item }: { item: Item }) {
  const t = useText();
  return (
    <Stack>
      <Words>{item.description || t('noDescription')}</Words>
      <UnitFact item={item} />
      <GenericName item={item} />
      <NutritionFacts item={item} />
    </Stack>
  );
}

/** What the store says of an item, and what customers say (POP-26). */
export function MoreAbout({ item }: { item: Item }) {
  const t = useText();
  const formats = useFormats();
  const [tab, setTab] = useState('details');
  return (
    <section>
      <Tabs
        label={t('tabs.label', { name: item.name })}
        tabs={[
          { id: 'details', label: t('tabs.details') },
          { id: 'reviews', label: t('tabs.reviews', { count: formats.number(item.rating_count) }) },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'details' ? <Details item={item} /> : <ItemReviews item={item} />}
      </Tabs>
    </section>
  );
}
