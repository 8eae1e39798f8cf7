import { createHash } from 'node:crypto';
import { dayOf } from '@souk/http-server';
import type { PageKey } from '@souk/http-server';
import type { Signer } from '../signing/sign-document.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * What page tokens are signed with, of yesterday, today and tomorrow. They follow from the registry's own key, which signs
 * the same text the same way each time: registries with one key have the same ones, and nothing has to be stored. Who has
 * learned the key of a day knows nothing of the next.
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
