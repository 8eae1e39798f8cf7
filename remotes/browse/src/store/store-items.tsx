import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { StoreDetails } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { EmptyState, Package, tokens } from '@souk/ui';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';
import { CategoryItems } from './category-items.tsx';
import { FoundItems } from './found-items.tsx';
import { goToSection } from './go-to-section.ts';
import { LookAround } from './look-around.tsx';
import { SectionMenu } from './section-menu.tsx';
import { categorySectionId, REVIEWS_ID } from './section-ids.ts';
import { useStoreAddress } from './use-store-address.ts';

const Categories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

/** A link may name a part of the page, which stands only now. */
function useNamedSection(): void {
  const { hash } = useLocation();
  const [named] = useState(hash.slice(1));
  useEffect(() => {
    if (named !== '') goToSection(named);
  }, [named]);
}

/** What the store sells: by category, or what was looked for (STR-7). */
export function StoreItems({ store }: { store: StoreDetails }) {
  const t = useText();
  const { address, change } = useStoreAddress();
  const [cleared, setCleared] = useState(0);
  useNamedSection();
  const { categories } = store;
  if (categories.length === 0)
    return <EmptyState icon={<Package />} title={t('store.empty')} action={<NextSteps />} />;
  const clear = () => {
    change({ search: '', diet: null });
    setCleared((count) => count + 1);
  };
  const sections = [
    ...categories.map((category) => ({ id: categorySectionId(category), name: category.name })),
    { id: REVIEWS_ID, name: t('store.reviewsHeading') },
  ];
  return (
    <>
      <LookAround key={cleared} store={store} address={address} onChange={change} />
      {address.search !== '' ? (
        <FoundItems store={store} address={address} onClear={clear} />
      ) : (
        <>
          <SectionMenu label={t('store.categories', { store: store.name })} sections={sections} />
          <Categories>
            {categories.map((category) => (
              <CategoryItems
                key={category.id}
                store={store}
                category={category}
                diet={address.diet}
                onClear={clear}
              />
            ))}
          </Categories>
        </>
      )}
    </>
  );
}
