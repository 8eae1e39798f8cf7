import { ROUTES } from '@souk/contracts';

/** The kind of the list that stands in place of a module's home, at the same path (SRC-9); null for the home itself and elsewhere. */
export const listOfHome = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  pathname === ROUTES.home ? new URLSearchParams(search).get('data_type') : null;
