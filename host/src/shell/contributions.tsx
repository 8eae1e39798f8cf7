import type { ComponentType } from 'react';
import { bus } from '@souk/event-bus';
import type { ContributionPlace, ContributionProps, PickedRelease } from '@souk/contracts';
import type { Discovery } from '../federation/discovery.ts';
import type { LoadableRelease } from '../federation/federation.ts';
import { LIMITS } from '../slots/mounted-release.ts';
import { withDeadline } from '../slots/deadline.ts';
import { candidatesOf } from '../slots/slots.ts';

type Load = (release: LoadableRelease, exposed: string) => Promise<unknown>;

/** The live release that contributes to a place for a module type. */
function contributor(
  releases: Record<string, PickedRelease>,
  place: string,
  moduleType: string,
): PickedRelease | null {
  const all = Object.values(releases).filter(({ extras }) => place in extras.contributions);
  return (
    all.find(({ extras }) => extras.moduleType === moduleType) ??
    all.find(({ extras }) => extras.moduleType === null) ??
    null
  );
}

/** `product-dialog` is exported as `ProductDialog`. */
export const exportName = (place: string) =>
  place.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/**
 * Loads what a remote contributes: the live release's, else the last good one's; null where nobody contributes or
 * nothing can be loaded.
 */
export function createContributions(discovery: Discovery, load: Load) {
  return async function contribution<P extends ContributionPlace>(
    place: P,
    moduleType: string,
  ): Promise<ComponentType<ContributionProps[P]> | null> {
    const release = contributor(discovery.releases(), place, moduleType);
    const exposed = release?.extras.contributions[place];
    if (!release || !exposed) return null;
    for (const candidate of candidatesOf(release)) {
      try {
        const module = await withDeadline(load(candidate, exposed), LIMITS.load, `loading ${place}`);
        const component = (module as Record<string, unknown>)[exportName(place)];
        if (typeof component === 'function') return component as ComponentType<ContributionProps[P]>;
        throw new TypeError(`${exposed} exports no ${exportName(place)}`);
      } catch (error) {
        const { remote, version } = candidate;
        bus.emit('release:failed', { remote, version, stage: 'load', reason: String(error) });
      }
    }
    return null;
  };
}
