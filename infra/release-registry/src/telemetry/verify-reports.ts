import type { PageReport } from '@souk/contracts';
import { readPageToken } from '@souk/http-server';
import type { PageClaims } from '@souk/http-server';
import type { Queryable } from '../releases/releases.ts';
import type { Signer } from '../signing/sign-document.ts';
import { pageKeys } from './page-keys.ts';

/** A report with what its token says of the page. */
export interface VerifiedReport extends Omit<PageReport, 'token'> {
  /** What the page was issued for: no word of its own. */
  issued: PageClaims;
}

/** The reports of pages that an edge of this registry answered with, and how many others there were. */
export async function verifyReports(
  database: Queryable,
  signer: Signer,
  sent: readonly PageReport[],
): Promise<{ reports: VerifiedReport[]; unsigned: number }> {
  const keys = pageKeys(signer);
  const { rows } = await database.query<{ epoch: string }>('select epoch from registry.registry_epoch');
  const reports = sent.flatMap(({ token, ...report }) => {
    const issued = readPageToken(token, keys);
    // A database of before may have had the same key.
    return issued?.epoch === rows[0]?.epoch && issued ? [{ ...report, issued }] : [];
  });
  return { reports, unsigned: sent.length - reports.length };
}
