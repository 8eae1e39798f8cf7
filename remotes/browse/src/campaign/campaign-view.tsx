import styled from 'styled-components';
import type { CampaignDetails } from '@souk/contracts';
import { Countdown, COVER_RATIO, Grid, ItemCard, MediaPicture, Section, StoreCard } from '@souk/storefront';
import { EmptyState, media, tokens } from '@souk/ui';
import { PageFrame } from '../page/page-frame.tsx';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';

const Banner = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  aspect-ratio: ${COVER_RATIO};

  ${media.from670} {
    aspect-ratio: 4;
  }
  > span {
    block-size: 100%;
  }
`;
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.section};
`;

/** A campaign: how long it lasts, its items, and the stores that take part (PRO-7, PRO-8, CRD-11). */
export function CampaignView({ campaign }: { campaign: CampaignDetails }) {
  const t = useText();
  const { title, description, stores, items, available_date_ends: until } = campaign;
  return (
    <PageFrame heading={title} text={description} aside={until && <Countdown until={until} />}>
      <Banner>
        <MediaPicture
          src={campaign.image_full_url}
          alt=""
          sizes="(min-width: 1240px) 1240px, 100vw"
          ratio={COVER_RATIO}
          priority
        />
      </Banner>
      {items.length === 0 && stores.length === 0 ? (
        <EmptyState title={t('campaign.none')} text={t('flashSale.noneText')} action={<NextSteps />} />
      ) : (
        <Lists>
          {stores.length > 0 && (
            <Section heading={t('campaign.stores')}>
              <Grid $of="stores">
                {stores.map((store) => (
                  <StoreCard key={store.id} store={store} />
                ))}
              </Grid>
            </Section>
          )}
          {items.length > 0 && (
            <Section heading={t('campaign.items')}>
              <Grid $of="items">
                {items.map((item) => (
                  <ItemCard key={item.id} item={item} />
                ))}
              </Grid>
            </Section>
          )}
        </Lists>
      )}
    </PageFrame>
  );
}
