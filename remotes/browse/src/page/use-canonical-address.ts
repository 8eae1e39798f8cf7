import { useEffect } from 'react';
import { useLocation, useShell } from '@souk/remote-kit';
import { useIsCurrent } from './use-is-current.ts';

/**
 * Leads to the address that a page has from everywhere: another module, an id or a former slug is put right, so that a shared
 * link is as good as any. What the address says beyond that stays.
 * @param canonical path and query; undefined while it is not known
 */
export function useCanonicalAddress(canonical: string | undefined): void {
  const { navigate } = useShell();
  const { pathname, search } = useLocation();
  const isCurrent = useIsCurrent();
  useEffect(() => {
    if (canonical === undefined || !isCurrent()) return;
    const [path = '', query] = canonical.split('?');
    const params = new URLSearchParams(search);
    const wanted = [...new URLSearchParams(query)];
    if (pathname === path && wanted.every(([key, value]) => params.get(key) === value)) return;
    for (const [key, value] of wanted) params.set(key, value);
    navigate(`${path}?${params}`, { replace: true });
  }, [canonical, pathname, search, navigate, isCurrent]);
}
