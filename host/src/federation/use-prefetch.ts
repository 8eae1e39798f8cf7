import { resolvePage } from '@souk/contracts';
import { useDiscovery } from './discovery-context.ts';
import { prefetchRelease } from './prefetch-release.ts';

/** Only some browsers know. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Handlers for what leads to a page: who points at it, touches it or reaches it by keyboard is about to open it, so the first
 * files of the release that draws it are fetched.
 * @returns a function of the path, and of the type of the module that the path is opened in
 */
export function usePrefetch() {
  const discovery = useDiscovery();
  return (path: string, moduleType: string | null) => {
    const prefetch = () => {
      const releases = discovery.releases();
      const page = resolvePage(releases, path, moduleType);
      const release = page.kind === 'remote' ? releases[page.remote] : undefined;
      if (!release || savesData() || !navigator.onLine) return;
      if (discovery.isKilled({ remote: release.remote, version: release.metadata.version })) return;
      void prefetchRelease(release, Object.values(releases));
    };
    // For a touch, entering is the first event.
    return { onPointerEnter: prefetch, onFocus: prefetch };
  };
}
