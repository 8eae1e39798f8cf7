import { ROUTES } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { CashbackBar } from '../cashback/cashback-bar.tsx';
import { useCapabilities } from '../modules/module-release.ts';

/** Where cashback is shown: on the landing page, and on homes where something is bought (LAN-3, WAL-8). */
export function CashbackPlace() {
  const { pathname } = useLocation();
  const { cart } = useCapabilities();
  return pathname === ROUTES.landing || (pathname === ROUTES.home && cart) ? <CashbackBar /> : null;
}
