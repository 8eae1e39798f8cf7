import { useState } from 'react';
import { itemsByIdsQuery } from '@souk/api-client';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, useIsInBrowser } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ItemRail } from './item-rail.tsx';

const MAX_SHOWN = 12;

const all = (items: readonly Item[]) => items;

/**
 * What this visitor looked at last in the module, the newest first, with a way to forget it; prices are asked for again, and
 * what is not sold any more is left out. What is looked at while the page stands shows on the next one, so that nothing moves.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const t = useText();
  const { recent, location } = useShell();
  const place = useReadable(location.current);
  const now = useReadable(recent.items);
  const isInBrowser = useIsInBrowser();
  const [atFirst, setAtFirst] = useState<readonly number[] | null>(null);
  // A server has no viewed items; the browser's list is used after hydration.
  if (isInBrowser && atFirst === null) setAtFirst(now);
  const ids = (atFirst ?? []).filter((id) => id !== except && now.includes(id)).slice(0, MAX_SHOWN);
  if (!place || ids.length === 0) return null;
  return (
    <ItemRail
      heading={t('recent.heading')}
      action={
        <Button variant="ghost" size="s" onClick={recent.clear}>
          {t('recent.clear')}
        </Button>
      }
      query={itemsByIdsQuery({ ids })}
      items={all}
      complete
    />
  );
}
