import styled from 'styled-components';
import { bannersQuery } from '@souk/api-client';
import type { Store } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { TitledPicture } from '@souk/storefront';
import { tokens } from '@souk/ui';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;

/**
 * The store's own banner, where it has one (STR-7, PRO-1). Elsewhere it leads here, so that here it is a picture. It stands below
 * what the store sells, where it moves nothing that is in sight when it comes.
 */
export function StoreBanner({ store }: { store: Store }) {
  const { data } = useQuery(bannersQuery());
  const banner = data?.banners.find((one) => one.type === 'store_wise' && one.store?.id === store.id);
  if (!banner) return null;
  return (
    <Frame>
      <TitledPicture
        src={banner.image_full_url}
        title={banner.title}
        sizes="(min-width: 1240px) 1240px, 100vw"
        ratio={24 / 7}
        size="headline"
      />
    </Frame>
  );
}
