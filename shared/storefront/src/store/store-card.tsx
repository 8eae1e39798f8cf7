import { memo, useContext } from 'react';
import styled from 'styled-components';
import { storeQuery, withShownError } from '@souk/api-client';
import { slugOf, storePath } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { useFormats, useQueryClient } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { CutName, nameRoom } from '../item/cut-name.tsx';
import { DrawnLink } from '../link/drawn-link.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { RatingChip } from '../rating/rating-chip.tsx';
import { useText } from '../texts/texts.ts';
import { WishlistHeart } from '../wishlist/wishlist-heart.tsx';
import { ClosedOverlay } from './closed-overlay.tsx';
import { StoreAction, StoreActionContext } from './store-action.tsx';
import { StoreFacts } from './store-facts.tsx';

/** Width by height of a store's cover. */
export const COVER_RATIO = 2;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  block-size: 100%;
`;
const Cover = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.l};

  img {
    transition: transform ${tokens.motion.calm};
  }
  ${Card}:hover & img {
    transform: scale(1.03);
  }
`;
const Off = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font: ${tokens.type.captionStrong};
`;
const Wish = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  z-index: ${tokens.layer.raised};
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: ${tokens.space[3]};
`;
const Logo = styled.div`
  grid-row: span 2;
  align-self: start;
  inline-size: 48px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};

  > :last-child:not(:only-child) {
    flex: none;
  }
`;
const Name = styled.h3`
  flex: 1;
  font: ${tokens.type.subtitle};
  ${nameRoom}
`;
const NameLink = styled(DrawnLink)`
  &:is(a)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

interface Props {
  store: Store;
  /** How wide the cover stands at which page width. */
  sizes?: string;
  /** Adds the Visit Again button of visited stores (CRD-2). */
  visited?: boolean;
}

/** A store: cover, logo, name, rating, what it sells, address, delivery time, distance, fee and minimum (CRD-2). */
export const StoreCard = memo(function StoreCard({
  store,
  sizes = '(min-width: 999px) 400px, 90vw',
  visited = false,
}: Props) {
  const t = useText();
  const formats = useFormats();
  const path = storePath(store);
  const moduleAction = useContext(StoreActionContext);
  const queries = useQueryClient();
  // A press takes a moment to end; the answer is on its way by then.
  const fetchPage = () => void queries.prefetchQuery(withShownError(storeQuery({ id: slugOf(store) })));
  return (
    <Card aria-label={store.name}>
      <Cover>
        <MediaPicture src={store.cover_photo_full_url} alt="" sizes={sizes} ratio={COVER_RATIO} />
        <ClosedOverlay store={store} />
        {store.store_discount > 0 && (
          <Off>{t('store.off', { value: formats.percent(store.store_discount) })}</Off>
        )}
        <Wish>
          <WishlistHeart of={{ store }} />
        </Wish>
      </Cover>
      <Words>
        <Logo>
          <MediaPicture src={store.logo_full_url} alt="" sizes="48px" ratio={1} />
        </Logo>
        <Head>
          <Name>
            <NameLink to={path} title={store.name} onMouseDown={fetchPage}>
              <CutName name={store.name} />
            </NameLink>
          </Name>
          <RatingChip of={store} />
        </Head>
        <StoreFacts store={store} />
      </Words>
      {visited && <StoreAction store={store} to={path} label={t('store.visitAgain')} />}
      {moduleAction(store)}
    </Card>
  );
});
