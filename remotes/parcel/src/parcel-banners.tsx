import styled, { css } from 'styled-components';
import { parcelBannersQuery } from '@souk/api-client';
import type { ParcelBanner } from '@souk/contracts';
import { Link, useQuery, useShell } from '@souk/remote-kit';
import { TitledPicture } from '@souk/storefront';
import { Carousel, Skeleton, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const PER_VIEW = { base: 1, from670: 2 };

const card = css`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
`;
const Plain = styled.article`
  ${card}
`;
const Leading = styled(Link)`
  ${card}
`;

/* As high as a banner. */
const Place = styled.div`
  aspect-ratio: 5 / 2;
`;

/** One banner: an offer with a button where it leads somewhere in the shop, else a picture with its words. */
function Banner({ banner: { title, short_description, image_full_url, link } }: { banner: ParcelBanner }) {
  const t = useText();
  const shell = useShell();
  if (link?.startsWith('/') && shell.canNavigate(link))
    return (
      <Leading to={link}>
        <TitledPicture src={image_full_url} title={title} action={t('sections.bannersAction')} priority />
      </Leading>
    );
  return (
    <Plain aria-label={title}>
      <TitledPicture src={image_full_url} title={title} text={short_description} priority />
    </Plain>
  );
}

/** The banners at the top of the parcel home (HOM-1, PCL-1). */
export function ParcelBanners() {
  const t = useText();
  const { data, isError } = useQuery(parcelBannersQuery());
  if (data?.length === 0 || (isError && !data)) return null;
  return (
    <Carousel label={t('sections.banners')} perView={PER_VIEW}>
      {data
        ? data.map((banner) => <Banner key={banner.id} banner={banner} />)
        : [0, 1].map((slide) => (
            <Place key={slide}>
              <Skeleton height="100%" radius="l" />
            </Place>
          ))}
    </Carousel>
  );
}
