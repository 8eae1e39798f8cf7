import type { MouseEvent, ReactNode } from 'react';
import { itemQuery, withShownError } from '@souk/api-client';
import { hasVariations, isCampaignItem, productPath, slugOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { isPlainPress, Link, useQueryClient, useShell } from '@souk/remote-kit';
import { useItemDisplay } from './item-display.ts';

interface Props {
  item: Item;
  'aria-label'?: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Opens an item: a link to its page where somebody draws that, else a button. Where its module has pages of items (POP-24), an
 * item with variations and a campaign's open there; every other one opens in the dialog of its module (CRT-10).
 */
export function ItemOpener({ item, ...look }: Props) {
  const { canNavigate, dialogs } = useShell();
  const { variedItemsOpen } = useItemDisplay();
  const queries = useQueryClient();
  const page = productPath(item);
  const hasPage = canNavigate(page);
  const opensPage = variedItemsOpen === 'page' && (hasVariations(item) || isCampaignItem(item));
  const fetchPage = () => {
    // A press takes a moment to end; the answer is on its way by then.
    const query = itemQuery({ id: slugOf(item), ...(isCampaignItem(item) && { campaign: 1 as const }) });
    void queries.prefetchQuery(withShownError(query));
  };
  if (hasPage && opensPage) return <Link to={page} onMouseDown={fetchPage} {...look} />;

  const open = () => dialogs.product(item);
  if (!hasPage) return <button type="button" aria-haspopup="dialog" onClick={open} {...look} />;
  const openHere = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  return <Link to={page} aria-haspopup="dialog" onClick={openHere} {...look} />;
}
