import styled from 'styled-components';
import { storeQuery, withShownError } from '@souk/api-client';
import { slugOf, storePathOfItem } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { Link, useFormats, useQuery, useShell } from '@souk/remote-kit';
import { MediaPicture, RatingChip } from '@souk/storefront';
import { Skeleton, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const LOGO = '56px';

const Card = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: ${LOGO} minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Logo = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.m};
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;
const Caption = styled.p`
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;
const Name = styled.p`
  font: ${tokens.type.bodyStrong};
  overflow-wrap: anywhere;

  /* The whole card is what a finger taps. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.l};
  }
  a:hover {
    text-decoration: underline;
  }
`;
/* Its room is kept, so that nothing below moves when the store is known. */
const About = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};

  > :last-child:not(:only-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Who sells an item: the store's logo, name, rating and kinds, and a link to it (POP-26). */
export function SellerCard({ item }: { item: Item }) {
  const t = useText();
  const formats = useFormats();
  const { canNavigate } = useShell();
  const id = slugOf({ id: item.store_id, slug: item.store_slug });
  // Nothing that is shown here depends on where the customer is, so the server's answer is not called for again.
  const { data: store, isError } = useQuery({ ...withShownError(storeQuery({ id })), staleTime: Infinity });
  const path = storePathOfItem(item);
  return (
    <Card aria-label={t('seller.label')}>
      <Logo>
        {store || isError ? (
          <MediaPicture src={store?.logo_full_url ?? null} alt="" sizes={LOGO} ratio={1} />
        ) : (
          <Skeleton height={LOGO} />
        )}
      </Logo>
      <div>
        <Caption>{t('seller.label')}</Caption>
        <Name>{canNavigate(path) ? <Link to={path}>{item.store_name}</Link> : item.store_name}</Name>
        <About>
          {store && <RatingChip of={store} />}
          {store && store.kinds.length > 0 && <span>{formats.list(store.kinds)}</span>}
        </About>
      </div>
    </Card>
  );
}
