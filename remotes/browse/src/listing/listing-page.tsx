import { useState } from 'react';
import styled from 'styled-components';
import { searchPages, withShownError } from '@souk/api-client';
import type { PageHead } from '@souk/contracts';
import { useInfiniteQuery, usePageHead } from '@souk/remote-kit';
import { Button, Drawer, media, scrollRow, SlidersHorizontal, Tabs, tokens } from '@souk/ui';
import { useFocusedHeading } from '../page/use-focused-heading.ts';
import { useItemWords } from '../page/use-item-words.ts';
import { useStoreWords } from '../page/use-store-words.ts';
import { useShownPages } from '../paged/use-shown-pages.ts';
import { useText } from '../texts/texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import { countNarrowed, NOTHING_NARROWED } from './listing-address.ts';
import type { Subject } from './listing-address.ts';
import { ListingResults } from './listing-results.tsx';
import { searchParamsOf } from './search-params.ts';
import { SortAndView } from './sort-and-view.tsx';
import { SubCategories } from './sub-categories.tsx';
import { Switches } from './switches.tsx';
import { useHeading } from './use-heading.ts';
import { useListingHead } from './use-listing-head.ts';
import { useListing } from './use-listing.ts';

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
`;
const Head = styled.header`
  display: grid;
  gap: ${tokens.space[1]};
`;
const Heading = styled.h1`
  font: ${tokens.type.headline};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;
const Count = styled.p`
  min-block-size: 1lh;
  color: ${tokens.color.inkSoft};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.from999} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;
const Sidebar = styled.aside`
  display: none;

  ${media.from999} {
    display: block;
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};

  ${media.from670} {
    gap: ${tokens.space[3]};
  }
`;
const OpenFilters = styled.div`
  > button {
    padding-inline: ${tokens.space[3]};
  }

  ${media.from999} {
    display: none;
  }
`;
/** The filters that are asked for most, without opening the others. One row: what comes late moves nothing. */
const QuickFilters = styled.div`
  ${scrollRow}
  gap: ${tokens.space[2]};
  min-block-size: 48px;
  padding-block: ${tokens.space[1]};

  ${media.from999} {
    display: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;
const Results = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  margin-block-start: ${tokens.space[5]};
`;

interface Props {
  subject?: Subject | undefined;
  /** Of a page with an address of its own; by default the listing's own. */
  head?: PageHead;
}

/**
 * Items or stores: what was searched for, a category, a brand, what is reduced or new (SRC-9, SRC-11, CAT-5). The
 * address names it, unless a page gives the `subject` of its path.
 */
export default function ListingPage({ subject, head }: Props) {
  const t = useText();
  const { listing, change } = useListing(subject);
  const [open, setOpen] = useState(false);
  const query = withShownError(searchPages(searchParamsOf(listing)));
  const list = useInfiniteQuery(query);
  useShownPages(list, listing.pages, (pages) => change({ pages }));

  const heading = useHeading(listing);
  const top = useFocusedHeading(heading);
  usePageHead(useListingHead(listing, heading, head));

  const narrowed = countNarrowed(listing);
  const first = list.data?.pages[0];
  const counted = first?.total_is_minimum ? 'listing.countMore' : 'listing.count';
  const clear = () => change(NOTHING_NARROWED);
  const panel = <FilterPanel listing={listing} onChange={change} />;
  const tabs = [
    { id: 'items', label: useItemWords() },
    { id: 'stores', label: useStoreWords() },
  ];
  return (
    <Page aria-labelledby="listing-heading">
      <Head>
        <Heading id="listing-heading" ref={top} tabIndex={-1}>
          {heading}
        </Heading>
        <Count role="status">{first ? t(counted, { count: first.total_size }) : ''}</Count>
      </Head>
      {listing.type === 'category' && listing.id !== null && <SubCategories of={listing.id} />}
      <Columns>
        <Sidebar aria-label={t('filters.label')}>{panel}</Sidebar>
        <Tabs
          label={t('listing.tabs')}
          tabs={tabs}
          selected={listing.tab}
          onSelect={(tab) => change({ tab: tab === 'stores' ? 'stores' : 'items' })}
        >
          <Results>
            <Bar>
              <OpenFilters>
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {/* The number takes its room: sort and view stand beside it on a phone. */}
                  {narrowed === 0 && <SlidersHorizontal aria-hidden size={18} />}
                  {narrowed > 0 ? t('filters.openCount', { count: narrowed }) : t('filters.open')}
                </Button>
              </OpenFilters>
              <SortAndView listing={listing} onChange={change} />
            </Bar>
            <QuickFilters role="group" aria-label={t('filters.switches')}>
              <Switches listing={listing} onChange={change} />
            </QuickFilters>
            <ListingResults
              listing={listing}
              list={list}
              queryKey={query.queryKey}
              narrowed={narrowed > 0}
              onClear={clear}
            />
          </Results>
        </Tabs>
      </Columns>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters.label')}
        width={420}
        footer={
          <Actions>
            <Button variant="secondary" onClick={clear} disabled={narrowed === 0}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('filters.show')}</Button>
          </Actions>
        }
      >
        {panel}
      </Drawer>
    </Page>
  );
}
