import styled from 'styled-components';
import { promotionalBannersQuery } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { Skeleton, tokens } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { TitledPicture } from '../picture/titled-picture.tsx';
import { useText } from '../texts/texts.ts';

const RATIO = 24 / 7;

const Place = styled.div`
  aspect-ratio: ${RATIO};
`;
const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;
const Whole = styled(DrawnLink)`
  display: block;
`;

interface Props {
  which: 'promotional_banner_url' | 'bottom_section_banner_full_url';
  title: string;
  /** Where it leads; nowhere without. */
  to?: string;
  /** What is done there, drawn as a button. */
  action?: string;
}

/** One of a module's fixed banners, across the page and with its words on it, where there is one (HOM-18). */
function HomeBanner({ which, title, to, action }: Props) {
  // One small answer for all sections of a home; asked at once, so that servers draw the first of them with it.
  const { data, isError } = useQuery(promotionalBannersQuery());
  const source = data?.[which];
  if (data ? !source : isError) return null;
  const picture = source && (
    <TitledPicture
      src={source}
      title={title}
      action={to && action}
      sizes="(min-width: 1240px) 1240px, 100vw"
      ratio={RATIO}
      size="headline"
    />
  );
  return (
    <Frame aria-busy={!data || undefined}>
      {picture ? (
        to ? (
          <Whole to={to}>{picture}</Whole>
        ) : (
          picture
        )
      ) : (
        <Place>
          <Skeleton height="100%" />
        </Place>
      )}
    </Frame>
  );
}

/** The banner that closes a module's home (HOM-2, HOM-18). */
export const BottomBanner = ({ title }: { title: string }) => (
  <HomeBanner which="bottom_section_banner_full_url" title={title} />
);

/** The banner in the middle of a module's home, which leads to what is on offer (HOM-18). */
export function PromotionalBanner({ title }: { title: string }) {
  const t = useText();
  const module = useReadable(useShell().module.current);
  const offers = module
    ? inModule(`${ROUTES.home}?search=special-offer&data_type=discounted`, module.id)
    : undefined;
  return (
    <HomeBanner which="promotional_banner_url" title={title} to={offers} action={t('promotion.action')} />
  );
}
