import { MODULE_PARAM, resolvePage, ROUTES, searchPath } from '@souk/contracts';
import { useLocation, useReadable } from '@souk/remote-kit';
import { useCapabilities, useLinkedCapabilities } from '../modules/module-release.ts';
import { useDiscovery } from '../federation/discovery-context.ts';
import { useModules } from '../modules/modules-context.ts';
import { isCheckout } from '../pages/is-checkout.ts';
import { SearchBox } from '../search/search-box.tsx';
import { SearchPlace } from '../search/search-place.tsx';

/** The search box where there is something to search in: not on the landing page (SRC-1) and in the checkout, and in a module that sells. */
export function useSearchBox() {
  const modules = useModules();
  const discovery = useDiscovery();
  const { pathname, search } = useLocation();
  const module = useReadable(modules.key);
  const name = useReadable(modules.services.current)?.module_name ?? null;
  const { cart: sells } = useCapabilities();
  const linked = useLinkedCapabilities();
  useReadable(discovery.document);
  const params = new URLSearchParams(search);
  if (pathname === ROUTES.landing || isCheckout(pathname)) return null;
  // A link into a module: its box comes as soon as the module is known, and must push nothing down.
  if (!module && params.has(MODULE_PARAM)) return linked.cart ? <SearchPlace /> : null;
  if (!module || !sells) return null;
  // A home alone would take the address for its own.
  const results = resolvePage(discovery.releases(), searchPath('x', module.id), module.module_type);
  if (results.kind !== 'remote' || results.moduleType !== null) return null;
  const shown = params.get('data_type') === 'searched' ? (params.get('search') ?? '') : '';
  // Another search or module is another box: what was typed belongs to the one that was left.
  return <SearchBox key={`${module.id} ${shown}`} module={{ id: module.id, name }} search={shown} />;
}
