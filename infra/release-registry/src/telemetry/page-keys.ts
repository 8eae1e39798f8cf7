import { createHash } from 'node:crypto';
import { dayOf } from '@souk/http-server';
import type { PageKey } from '@souk/http-server';
import type { Signer } from '../signing/sign-document.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The keys that sign page tokens, of yesterday, today and tomorrow. They are derived from the registry's own key by a
 * deterministic signature: registries with one key derive the same ones, and nothing has to be stored. The key of one day
 * does not reveal the next.
 */
export function pageKeys(signer: Signer, now = new Date()): PageKey[] {
  return [-1, 0, 1].map((days) => {
    const day = dayOf(new Date(now.getTime() + days * DAY_MS));
    const secret = createHash('sha256')
      .update(signer.sign(`souk-page-key:${day}`))
      .digest('base64url');
    return { day, secret };
  });
}
