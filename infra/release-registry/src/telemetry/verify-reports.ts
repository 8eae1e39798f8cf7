import type { PageReport } from '@souk/contracts';
import { readPageToken } from '@souk/http-server';
import type { PageClaims } from '@souk/http-server';
import type { Queryable } from '../queryable.ts';
import type { Signer } from '../signing/sign-document.ts';
import { pageKeys } from './page-keys.ts';

/** A report with the claims of its page token. */
export interface VerifiedReport extends Omit<PageReport, 'token'> {
  /** The claims of the token, which the page cannot change. */
  issued: PageClaims;
}

/** The reports with a valid token of this registry's edges, and the number of other ones. */
export async function verifyReports(
  database: Queryable,
  signer: Signer,
  sent: readonly PageReport[],
): Promise<{ reports: VerifiedReport[]; unsigned: number }> {
  const keys = pageKeys(signer);
  const { rows } = await database.query<{ epoch: string }>('select epoch from registry.registry_epoch');
  const reports = sent.flatMap(({ token, ...report }) => {
    const issued = readPageToken(token, keys);
    // The database of an earlier epoch may have had the same key.
    return issued?.epoch === rows[0]?.epoch && issued ? [{ ...report, issued }] : [];
  });
  return { reports, unsigned: sent.length - reports.length };
}
