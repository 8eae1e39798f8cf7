import { RETURN_PARAM, ROUTES } from '@souk/contracts';
import type { PickedLocation, Readable, ShellHistory, Toast } from '@souk/contracts';
import { returnPathOf } from '../history/return-path.ts';
import { text } from '../texts/texts.ts';

interface ZoneGuardOptions {
  history: ShellHistory;
  location: Readable<PickedLocation | null>;
  /** Whether a path shows what a place's zone serves. */
  needsZone(pathname: string): boolean;
  /** Whether an address says of which module its page is. */
  namesModule(path: string): boolean;
  toast(toast: Toast): void;
  /** Opens the choice of a place. */
  pick(): void;
}

/**
 * Pages of a zone need a place. A visitor without one sees a message, is sent to the landing page and asked for the
 * place, and then continues to the requested page (LOC-24, RTE-4).
 */
export function createZoneGuard({
  history,
  location,
  needsZone,
  namesModule,
  toast,
  pick,
}: ZoneGuardOptions) {
  const check = () => {
    const { pathname, search, hash } = history.location;
    if (location.get() || !needsZone(pathname)) return;
    toast({ kind: 'warning', id: 'zone-needed', text: text('errors.zoneNeeded') });
    const wanted = new URLSearchParams({ [RETURN_PARAM]: `${pathname}${search}${hash}` });
    history.replace(`${ROUTES.landing}?${wanted}`);
    pick();
  };
  check();
  history.listen(check);
  location.subscribe(check);

  return {
    /** After a pick: on to the page that was wanted, if one was and it says of which module. Answers whether it went. */
    goOn(): boolean {
      const wanted = returnPathOf(history);
      if (history.location.pathname !== ROUTES.landing || !wanted) return false;
      if (!namesModule(wanted)) return false;
      history.push(wanted);
      return true;
    },
  };
}
