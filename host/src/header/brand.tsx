import { useConfig } from '@souk/api-client';
import { ROUTES, pictureSourceSet } from '@souk/contracts';
import { Link, useReadable } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useDeliveryLocation } from '../location/location-context.ts';
import { useText } from '../texts/texts.ts';
import { Mark } from './mark.tsx';

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
  margin-inline-end: ${tokens.space[2]};
`;

const Name = styled.span`
  font: ${tokens.type.title};
  letter-spacing: -0.02em;

  /* The narrowest row that holds all links leaves no room for it. */
  @media (max-width: 599px), (min-width: 1180px) and (max-width: 1359px) {
    display: none;
  }
`;

const Logo = styled.img`
  block-size: 36px;
  inline-size: auto;
  /* As wide as the mark before it is loaded, so that nothing beside it moves. */
  min-inline-size: 36px;
`;
/** About as wide as a logo with a name in it. */
const LOGO_SIZES = '120px';

/** The marketplace's own logo or, where it has none, Souk's mark with its name; leads home (HDR-6). */
export function Brand() {
  const t = useText();
  const location = useDeliveryLocation();
  const { data: config } = useConfig();
  const place = useReadable(location.services.current);
  const name = config?.business_name ?? 'Souk';
  const logo = config?.logo_full_url;
  return (
    <Home to={place ? ROUTES.home : ROUTES.landing} aria-label={t('header.home', { name })}>
      {logo ? <Logo src={logo} srcSet={pictureSourceSet(logo)} sizes={LOGO_SIZES} alt="" /> : <Mark />}
      <Name aria-hidden>{name}</Name>
    </Home>
  );
}
