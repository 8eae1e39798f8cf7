import styled from 'styled-components';
import type { StoreDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, MapPinned, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { Hours } from './hours.tsx';
import { PageSection } from './page-section.tsx';
import { ABOUT_ID } from './section-ids.ts';

const Address = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
`;
/* The words of a button without a frame stand where other words begin. */
const ShowOnMap = styled(Button)`
  margin-inline-start: calc(-1 * ${tokens.space[4]});
`;

/** Where the store is, and when it is open (STR-7). */
export function StoreAbout({ store }: { store: StoreDetails }) {
  const t = useText();
  const { location } = useShell();
  const showOnMap = () =>
    location.showRoute({ from: { lat: store.latitude, lng: store.longitude, label: store.name } });
  return (
    <PageSection id={ABOUT_ID} heading={t('store.about')}>
      <Address>
        <p>
          <bdi>{store.address}</bdi>
        </p>
        <ShowOnMap variant="ghost" size="s" onClick={showOnMap}>
          <MapPinned size={18} aria-hidden />
          {t('store.map')}
        </ShowOnMap>
      </Address>
      <Hours store={store} />
    </PageSection>
  );
}
