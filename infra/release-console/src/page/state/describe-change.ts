import type { LiveRelease } from '@souk/contracts';
import { percent } from '../formats.ts';
import { text } from '../texts/texts.ts';

/** What became of a remote by its newest change, in a sentence. */
export function describeChange(remote: string, { action, canary, stable }: LiveRelease): string {
  const did = text(`did.${action}`);
  if (!canary && stable === null) return text('change.out', { remote, did });
  return canary
    ? text('change.candidate', { remote, did, version: canary.version, share: percent(canary.share) })
    : text('change.live', { remote, did, version: stable ?? '' });
}
