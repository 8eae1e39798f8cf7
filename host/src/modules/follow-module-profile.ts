import { ROUTES, routeCovers } from '@souk/contracts';
import type { ModuleProfile, PickedRelease, Readable } from '@souk/contracts';
import { language } from '@souk/i18n';
import type { Discovery } from '../federation/discovery.ts';
import { createStore } from '../state/store.ts';
import type { StoredModule } from './stored-module.ts';

/** What draws the module's home speaks for it: other pages of its type may be another remote's. */
export const releaseOf = (discovery: Discovery, type: string | undefined): PickedRelease | null =>
  Object.values(discovery.releases()).find(
    ({ extras }) =>
      extras.moduleType === type && extras.routes.some((route) => routeCovers(route, ROUTES.home)),
  ) ?? null;

/** What the live release of the current module says of it, for remotes that are drawn in every module. */
export function followModuleProfile(
  discovery: Discovery,
  key: Readable<StoredModule | null>,
): Readable<ModuleProfile | null> {
  const profile = createStore<ModuleProfile | null>(null);
  const follow = () => {
    const { capabilities, words } = releaseOf(discovery, key.get()?.module_type)?.extras ?? {};
    profile.set(capabilities ? { capabilities, words: words?.[language()] ?? null } : null);
  };
  follow();
  discovery.document.subscribe(follow);
  key.subscribe(follow);
  return profile;
}
