import { accountPath } from '@souk/contracts';
import type { AccountPage } from '@souk/contracts';
import { Navigate, useSearchParams } from '@souk/remote-kit';

/** Leads from a page's own address to its place in the profile, with what the address says beside it (AMB-9, RTE-2). */
export function AccountRedirect({ page }: { page: AccountPage }) {
  const [params] = useSearchParams();
  return <Navigate to={accountPath(page, { ...Object.fromEntries(params), page })} replace />;
}
