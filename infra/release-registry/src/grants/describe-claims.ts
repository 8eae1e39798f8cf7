import { CLAIM_KINDS, CLAIM_OPTIONS } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';

/** Granted or revoked claims for the audit log: the names, then the reason. */
export function describeClaims(claims: GrantedClaims, reason?: string): string {
  const named = CLAIM_KINDS.filter((kind) => claims[kind].length > 0)
    .map((kind) => `${CLAIM_OPTIONS[kind]} ${claims[kind].join(', ')}`)
    .join('; ');
  return reason === undefined ? named : `${reason} (${named})`;
}
