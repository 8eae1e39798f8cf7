import type { ComponentType } from 'react';
import { bus } from '@souk/event-bus';
import { ownValue } from '@souk/contracts';
import type { ContributionPlace, ContributionProps, PickedRelease } from '@souk/contracts';
import { candidatesOf } from '../federation/candidates.ts';
import { withDeadline } from '../federation/deadline.ts';
import type { Discovery } from '../federation/discovery.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { LIMITS } from '../federation/limits.ts';

type Load = (release: LoadableRelease, exposed: string) => Promise<unknown>;

/** The live release that contributes to a place for a module type. */
function contributor(
  releases: Record<string, PickedRelease>,
  place: string,
  moduleType: string | null,
): PickedRelease | null {
  const all = Object.values(releases).filter(({ extras }) => ownValue(extras.contributions, place));
  return (
    all.find(({ extras }) => extras.moduleType === moduleType) ??
    all.find(({ extras }) => extras.moduleType === null) ??
    null
  );
}

/** `product-dialog` is exported as `ProductDialog`. */
export const exportName = (place: string) =>
  place.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

export interface Contributions {
  /**
   * The live release's component, else the last good one's; null where no release contributes or none can be loaded.
   * @param moduleType null: what is contributed for every module
   */
  get<P extends ContributionPlace>(
    place: P,
    moduleType: string | null,
  ): Promise<ComponentType<ContributionProps[P]> | null>;
  /** A component threw while it was drawn: the release that brought it is passed over from now on. */
  reject(component: unknown): void;
  /** Whether the release that brought a component was killed. */
  isKilled(component: unknown): boolean;
}

/** What remotes contribute to places in the host's page, with a slot's protection: broken and hanging ones are passed over. */
export function createContributions(discovery: Discovery, load: Load): Contributions {
  const origins = new Map<unknown, { key: string; release: LoadableRelease }>();
  const threw = new Set<string>();
  const hanging = new Set<string>();

  const loadInTime = (candidate: LoadableRelease, exposed: string, key: string) => {
    hanging.add(key);
    const loading = load(candidate, exposed).finally(() => hanging.delete(key));
    return withDeadline(loading, LIMITS.load, `loading ${exposed}`);
  };

  return {
    async get<P extends ContributionPlace>(place: P, moduleType: string | null) {
      const release = contributor(discovery.releases(), place, moduleType);
      const exposed = release?.extras.contributions[place];
      if (!release || !exposed) return null;
      for (const candidate of candidatesOf(release, discovery.isKilled)) {
        const key = `${candidate.globalName} ${place}`;
        if (threw.has(key) || hanging.has(key)) continue;
        try {
          const module = await loadInTime(candidate, exposed, key);
          const component = (module as Record<string, unknown>)[exportName(place)];
          if (typeof component !== 'function')
            throw new TypeError(`${exposed} exports no ${exportName(place)}`);
          origins.set(component, { key, release: candidate });
          return component as ComponentType<ContributionProps[P]>;
        } catch (error) {
          const { remote, version } = candidate;
          const assigned = release.metadata.version;
          bus.emit('release:failed', { remote, version, assigned, stage: 'load', reason: String(error) });
        }
      }
      return null;
    },
    reject(component) {
      const origin = origins.get(component);
      if (origin) threw.add(origin.key);
    },
    isKilled(component) {
      const origin = origins.get(component);
      return origin !== undefined && discovery.isKilled(origin.release);
    },
  };
}
