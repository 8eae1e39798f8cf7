import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface LazyPage<P> {
  Page: ComponentType<P>;
  /** Loads the page, which is then rendered without waiting: on a server, and where it is hydrated. */
  load(): Promise<unknown>;
}

/** A page in a part of the remote that is loaded by itself. It must stand in a `Suspense`. */
export function lazyPage<P extends object>(importPage: () => Promise<ComponentType<P>>): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const load = async () => (loaded = await importPage());
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  function Page(props: P) {
    // A page that is shown stays the component that it is.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return { Page, load };
}
