import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { MapProvider, MapSurfaceProps } from './map-provider.ts';

interface LoadedSurface {
  /** Null while it loads. */
  Surface: ComponentType<MapSurfaceProps> | null;
  failed: boolean;
  fail(): void;
  retry(): void;
}

const surfaces = new WeakMap<MapProvider, Promise<ComponentType<MapSurfaceProps>>>();

function surfaceOf(provider: MapProvider) {
  const known = surfaces.get(provider);
  if (known) return known;
  const loading = provider.load();
  surfaces.set(provider, loading);
  // The map may be unmounted when the failure comes, and the next map must not inherit it.
  loading.catch(() => surfaces.delete(provider));
  return loading;
}

/** Loads a provider's drawing once for the page; after a failure it can be tried again. */
export function useSurface(provider: MapProvider): LoadedSurface {
  const [Surface, setSurface] = useState<ComponentType<MapSurfaceProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => {
    surfaces.delete(provider);
    setFailed(true);
  }, [provider]);
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    surfaceOf(provider).then(
      (loaded) => wanted && setSurface(() => loaded),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [provider, failed, fail]);
  return { Surface, failed, fail, retry: () => setFailed(false) };
}
