import styled from 'styled-components';
import { prescriptionPath, storePath } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { ClosedOverlay, MediaPicture, MIN_VOTES, WishlistHeart } from '@souk/storefront';
import { Badge, Bike, Clock, MapPin, media, Pill, Rating, ShoppingBag, tokens } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { ShareButton } from '../page/share-button.tsx';
import { useText } from '../texts/texts.ts';
import { Announcement } from './announcement.tsx';
import { CoverFrame, CoverPicture } from './cover-frame.ts';
import { goToSection } from './go-to-section.ts';
import { Opening } from './opening.tsx';
import { ABOUT_ID, REVIEWS_ID } from './section-ids.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
const Corner = styled.div`
  position: absolute;
  display: flex;
  gap: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
`;
const Title = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};

  ${media.from670} {
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }
`;
const Logo = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;
const Name = styled.h1`
  font: ${tokens.type.headline};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
const Action = styled.div`
  grid-column: 1 / -1;

  ${media.from670} {
    grid-column: auto;
  }
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[4]};
  color: ${tokens.color.inkSoft};

  li {
    min-block-size: 32px;
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;
/* Beside what is known at once: facts that come with the customer's place would move it. */
const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[4]};
`;
const ToAbout = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: ${tokens.color.inkSoft};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
const ToReviews = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
  color: ${tokens.color.ink};

  > :last-child {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
/* Known once the customer's place is: its room is kept, so that nothing below moves. */
const FactsOfPlace = styled(Facts)`
  margin-block-start: calc(-1 * ${tokens.space[3]});
  min-block-size: 32px;

  @media (max-width: 359px) {
    min-block-size: 64px;
  }
`;
const Free = styled.li`
  color: ${tokens.color.success};
  font: ${tokens.type.bodyStrong};
`;

interface Props {
  store: StoreDetails;
  /** In kilometres; null where the customer's position is unknown. */
  distance: number | null;
  /** Whether things can be ordered here, at the customer's place. */
  orderable: boolean;
  /** Whether the customer's place is known, and the store does not deliver there. */
  elsewhere: boolean;
}

/** Who the store is, whether it is open, and what it takes to order there (STR-7, CRD-9). */
export function StoreHead({ store, distance, orderable, elsewhere }: Props) {
  const t = useText();
  const formats = useFormats();
  const { canNavigate } = useShell();
  const rating = formats.rating(store.avg_rating, 1);
  const isFree = store.free_delivery === 1 || store.delivery_fee === 0;
  const prescription = prescriptionPath(store);
  return (
    <Head>
      <CoverFrame>
        <CoverPicture>
          <MediaPicture
            src={store.cover_photo_full_url}
            alt=""
            sizes="(min-width: 1240px) 1240px, 100vw"
            ratio={2}
            priority
          />
        </CoverPicture>
        <ClosedOverlay store={store} />
        <Corner>
          <ShareButton title={store.name} path={storePath({ ...store, distance: null })} onPicture />
          <WishlistHeart of={{ store }} size="m" />
        </Corner>
      </CoverFrame>
      <Title>
        <Logo>
          <MediaPicture src={store.logo_full_url} alt="" sizes="72px" ratio={1} priority />
        </Logo>
        <div>
          <Name>{store.name}</Name>
          <Status>
            <Opening store={store} elsewhere={elsewhere} />
            <ToAbout href={`#${ABOUT_ID}`} onClick={(event) => goToSection(ABOUT_ID, event)}>
              {t('store.about')}
            </ToAbout>
          </Status>
        </div>
        {orderable && store.prescription_order === 1 && canNavigate(prescription) && (
          <Action>
            <ActionLink to={prescription} $variant="primary" $size="m">
              <Pill size={18} aria-hidden />
              {t('store.prescription')}
            </ActionLink>
          </Action>
        )}
      </Title>
      <Facts>
        <li>
          {store.rating_count === 0 ? (
            <Badge>{t('store.new')}</Badge>
          ) : (
            <ToReviews href={`#${REVIEWS_ID}`} onClick={(event) => goToSection(REVIEWS_ID, event)}>
              {store.rating_count < MIN_VOTES ? (
                <Badge>{t('store.new')}</Badge>
              ) : (
                <Rating value={rating} text={t('store.rated', { rating })} />
              )}
              <span>{t('store.reviews', { count: store.rating_count })}</span>
            </ToReviews>
          )}
        </li>
        {store.delivery_time !== '' && !elsewhere && (
          <li>
            <Clock aria-hidden />
            {t('store.minutes', { range: store.delivery_time })}
          </li>
        )}
        {store.minimum_order > 0 && (
          <li>
            <ShoppingBag aria-hidden />
            {t('store.minimum', { amount: formats.money(store.minimum_order) })}
          </li>
        )}
        {store.store_discount > 0 && (
          <li>
            <Badge tone="accent">{t('store.off', { value: formats.percent(store.store_discount) })}</Badge>
          </li>
        )}
      </Facts>
      <FactsOfPlace>
        {distance !== null && (
          <li>
            <MapPin aria-hidden />
            {formats.distance(distance)}
          </li>
        )}
        {!isFree && store.delivery_fee !== null && (
          <li>
            <Bike aria-hidden />
            {t('store.deliveryFrom', { amount: formats.money(store.delivery_fee) })}
          </li>
        )}
        {isFree && (
          <Free>
            <Bike aria-hidden />
            {t('store.freeDelivery')}
          </Free>
        )}
      </FactsOfPlace>
      <Announcement store={store} />
    </Head>
  );
}
