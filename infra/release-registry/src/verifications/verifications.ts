import { verificationText } from '@souk/contracts';
import type { Verification, VerificationStatement } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { isSignedBy } from './verifier-key.ts';

interface Row {
  verification: Omit<Verification, 'believed' | 'signature'>;
  signature: string | null;
  content_hash: string | null;
  published_hash: string;
  verifier_key: string | null;
  revoked: boolean | null;
}

/** The newest verification of a release, and whether a registered verifier signed it; null if there is none. */
export async function findVerification(
  database: Queryable,
  remote: string,
  version: string,
): Promise<Verification | null> {
  const { rows } = await database.query<Row>(
    `select verification, signature, verifications.content_hash, releases.content_hash as published_hash,
            verifier_key, revoked_at is not null as revoked
     from registry.verifications
       join registry.releases using (remote, version)
       left join registry.tokens on tokens.id = verifier_id
     where remote = $1 and version = $2`,
    [remote, version],
  );
  const [row] = rows;
  if (!row) return null;
  const { verification, signature } = row;
  return { ...verification, signature, believed: isBelieved(row) };
}

/** Signed by a registered verifier that was not revoked since, for the bytes that are published. */
function isBelieved({ verification, signature, content_hash, published_hash, ...row }: Row): boolean {
  if (signature === null || content_hash === null || row.verifier_key === null || row.revoked) return false;
  if (content_hash !== published_hash) return false;
  const text = verificationText({ ...verification, content: content_hash });
  return isSignedBy(row.verifier_key, text, signature);
}

export interface SignedVerification extends VerificationStatement {
  signature: string;
}

/** Stores a signed verification in place of an earlier one; false where the stored one is newer. */
export async function storeVerification(
  database: Queryable,
  { content, signature, ...statement }: SignedVerification,
  verifier: { name: string; tokenId: string },
): Promise<boolean> {
  const { remote, version, checks, verifiedAt } = statement;
  const passed = checks.every((check) => check.passed);
  const verification = { ...statement, passed, verifiedBy: verifier.name };
  const { rowCount } = await database.query(
    `insert into registry.verifications
       (remote, version, passed, verification, verifier_id, content_hash, signature, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (remote, version) do update
       set passed = excluded.passed, verification = excluded.verification, verifier_id = excluded.verifier_id,
           content_hash = excluded.content_hash, signature = excluded.signature, created_at = excluded.created_at
       where verifications.signature is null or verifications.created_at < excluded.created_at`,
    [remote, version, passed, JSON.stringify(verification), verifier.tokenId, content, signature, verifiedAt],
  );
  return rowCount === 1;
}
