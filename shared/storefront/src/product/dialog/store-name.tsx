import styled from 'styled-components';
import { ROUTES, storePathOfItem } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { Link, useLocation, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';

const Name = styled.span`
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;

  a {
    color: ${tokens.color.accentStrong};
  }
  a:hover {
    text-decoration: underline;
  }
`;

const LISTS: readonly string[] = [ROUTES.latestStores, ROUTES.popularStores];

/** The store of an item; a link to it, but not on a store's own page (POP-3). */
export function StoreName({ item, onLeave }: { item: Item; onLeave?(): void }) {
  const { canNavigate } = useShell();
  const { pathname } = useLocation();
  const path = storePathOfItem(item);
  const isOfStore = pathname.startsWith('/store/') && !LISTS.includes(pathname);
  const linked = !isOfStore && canNavigate(path);
  return (
    <Name>
      {linked ? (
        <Link to={path} onClick={onLeave}>
          {item.store_name}
        </Link>
      ) : (
        item.store_name
      )}
    </Name>
  );
}
