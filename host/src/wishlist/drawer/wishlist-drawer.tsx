import { useState } from 'react';
import { errorCause, useScope, withShownError } from '@souk/api-client';
import type { ModuleWords } from '@souk/contracts';
import { language } from '@souk/i18n';
import { useQuery, useReadable } from '@souk/remote-kit';
import { Drawer, EmptyState, ErrorState, Heart, Skeleton, Tabs, VisuallyHidden, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useWishlist } from '../wishlist-context.ts';
import { useText } from './texts/texts.ts';
import { WishedItem } from './wished-item.tsx';
import { WishedStore } from './wished-store.tsx';

/** The greatest width of the drawer, in pixels (CON-3). */
const WIDTH = 523;

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

function Loading() {
  const t = useText();
  return (
    <Waiting aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height="104px" radius="m" />
      ))}
    </Waiting>
  );
}

interface Props {
  /** What the module calls its items and stores; the host's own words where absent. */
  words?: ModuleWords;
  /** Whether a tap on an item leads to its page where there is one (WSH-8). */
  itemsHavePages: boolean;
}

function Lists({ words, itemsHavePages }: Props) {
  const t = useText();
  const wishlist = useWishlist();
  useScope();
  const { data, error, refetch } = useQuery(withShownError(wishlist.query()));
  const [tab, setTab] = useState('items');
  const names = { items: words?.items ?? t('items'), stores: words?.stores ?? t('stores') };
  const things = tab === 'items' ? names.items : names.stores;
  const count = data && (tab === 'items' ? data.item : data.store).length;
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { id: 'items', label: names.items },
        { id: 'stores', label: names.stores },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      )}
      {count === 0 && (
        <EmptyState
          icon={<Heart size={40} />}
          title={t('empty', { things: things.toLocaleLowerCase(language()) })}
          text={t('emptyHint')}
        />
      )}
      {tab === 'items'
        ? data?.item.map((item) => <WishedItem key={item.id} item={item} hasPage={itemsHavePages} />)
        : data?.store.map((store) => <WishedStore key={store.id} store={store} />)}
    </Tabs>
  );
}

/** What the customer wished for in this module, at the side of every page (WSH-7, WSH-9). */
export function WishlistDrawer(props: Props) {
  const t = useText();
  const wishlist = useWishlist();
  return (
    <Drawer open={useReadable(wishlist.isOpen)} onClose={wishlist.close} title={t('title')} width={WIDTH}>
      <Lists {...props} />
    </Drawer>
  );
}
