import { storePath } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';
import { WishedCard } from './wished-card.tsx';

/** A store of the wishlist; a tap leads to its page where a live release draws it (WSH-8). */
export function WishedStore({ store }: { store: Store }) {
  const t = useText();
  const { distance } = useFormats();
  const { canNavigate } = useShell();
  const path = storePath(store);
  return (
    <WishedCard
      wish={{ store }}
      name={store.name}
      picture={store.logo_full_url}
      page={canNavigate(path) ? path : undefined}
    >
      <p>
        <bdi>{store.address}</bdi>
      </p>
      <p>
        {t('minutes', { range: store.delivery_time })}
        {store.distance !== null && ` · ${distance(store.distance)}`}
      </p>
    </WishedCard>
  );
}
