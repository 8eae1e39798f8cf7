import { ROUTES } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { CashbackBar } from '../cashback/cashback-bar.tsx';
import { useCapabilities } from '../modules/module-release.ts';
import { listOfHome } from './list-of-home.ts';

/** Where cashback is shown: on the landing page, and on homes where something is bought (LAN-3, WAL-8). */
export function CashbackPlace() {
  const location = useLocation();
  const { cart } = useCapabilities();
  const { pathname } = location;
  const isHome = pathname === ROUTES.home && listOfHome(location) === null;
  return pathname === ROUTES.landing || (isHome && cart) ? <CashbackBar /> : null;
}
