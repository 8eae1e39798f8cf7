import { useEffect, useState } from 'react';
import { itemsByIdsQuery } from '@souk/api-client';
import type { Item, ShellHistory } from '@souk/contracts';
import { useEntryKey, useReadable, useShell } from '@souk/remote-kit';
import { Button, useIsInBrowser } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ItemRail } from './item-rail.tsx';

const MAX_SHOWN = 12;

const all = (items: readonly Item[]) => items;

/** What was shown first at each entry of a page's history, by the entry's key. */
const firstShown = new WeakMap<ShellHistory, Map<string, readonly number[]>>();

function entriesOf(history: ShellHistory): Map<string, readonly number[]> {
  const entries = firstShown.get(history) ?? new Map<string, readonly number[]>();
  firstShown.set(history, entries);
  return entries;
}

/**
 * The items that were viewed when this entry of the history was first shown; null on a server, which has none. Who comes back
 * to the entry sees the same: a longer page would have other content where they were scrolled to.
 */
function useFirstViewed(viewed: readonly number[]): readonly number[] | null {
  const { history } = useShell();
  const key = useEntryKey();
  const isInBrowser = useIsInBrowser();
  const [first, setFirst] = useState<{ key: string; ids: readonly number[] } | null>(null);
  if (isInBrowser && first === null) setFirst({ key, ids: entriesOf(history).get(key) ?? viewed });
  useEffect(() => {
    // A page that changes its own address gets another entry in place of this one.
    if (first && (first.key === key || history.action === 'REPLACE')) entriesOf(history).set(key, first.ids);
  }, [first, key, history]);
  return first?.ids ?? null;
}

/**
 * What this visitor looked at last in the module, the newest first, with a way to forget it; prices are asked for again, and
 * what is not sold any more is left out. What is looked at while the page stands shows on the next one, so that nothing moves.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const t = useText();
  const { recent, location } = useShell();
  const place = useReadable(location.current);
  const now = useReadable(recent.items);
  const first = useFirstViewed(now);
  const ids = (first ?? []).filter((id) => id !== except && now.includes(id)).slice(0, MAX_SHOWN);
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
