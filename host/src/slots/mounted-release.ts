import type { RemoteLifecycles } from '@souk/remote-kit';
import type { RemoteProps, ShellServices } from '@souk/contracts';
import type { LoadableRelease } from '../federation/federation.ts';
import { randomId } from '../page/random-id.ts';
import { withDeadline } from './deadline.ts';

/** How long each step of a release may take, in milliseconds. */
export const LIMITS = { load: 6000, mount: 4000, unmount: 2000 } as const;

export interface MountedRelease {
  release: LoadableRelease;
  unmount(): Promise<void>;
}

function isLifecycles(value: unknown): value is RemoteLifecycles {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['bootstrap', 'mount', 'unmount'].every(
      (step) => typeof (value as Record<string, unknown>)[step] === 'function',
    )
  );
}

interface MountOptions {
  container: HTMLElement;
  shell: ShellServices;
  load(release: LoadableRelease, exposed: string): Promise<unknown>;
  /** Called at most once, when the tree throws after it was shown. */
  onLaterError(error: unknown): void;
}

/**
 * Loads a release and mounts it into a fresh element of the container. Rejects when any step fails or takes too long;
 * nothing of it is left in the container then.
 */
export async function mountRelease(release: LoadableRelease, options: MountOptions): Promise<MountedRelease> {
  const what = `${release.remote} ${release.version}`;
  const lifecycles = await withDeadline(options.load(release, './remote'), LIMITS.load, `loading ${what}`);
  if (!isLifecycles(lifecycles)) throw new TypeError(`${what} has no lifecycles`);

  const element = document.createElement('div');
  element.dataset.release = `${release.remote}@${release.version}`;
  let shown = false;
  const early: unknown[] = [];
  let failFirst: (error: unknown) => void = () => undefined;
  const firstError = new Promise<never>((_, fail) => (failFirst = fail));
  firstError.catch(() => undefined);
  const props: RemoteProps & { name: string } = {
    name: `${release.globalName}-${randomId()}`,
    shell: options.shell,
    domElement: element,
    onReady: () => undefined,
    onRenderError(error) {
      if (shown) return options.onLaterError(error);
      early.push(error);
      failFirst(error);
    },
  };
  const unmount = async () => {
    await withDeadline(
      Promise.resolve().then(() => lifecycles.unmount(props)),
      LIMITS.unmount,
      `unmounting ${what}`,
    ).catch(
      // What cannot leave in time loses its element all the same.
      () => undefined,
    );
    element.remove();
  };

  options.container.append(element);
  try {
    const ready = new Promise<void>((done) => (props.onReady = done));
    const mounting = Promise.resolve(lifecycles.bootstrap(props)).then(() => lifecycles.mount(props));
    await withDeadline(
      Promise.race([Promise.all([mounting, ready]), firstError]),
      LIMITS.mount,
      `mounting ${what}`,
    );
    // Between the first picture and this line it may have thrown already.
    if (early.length > 0) throw early[0];
    shown = true;
    return { release, unmount };
  } catch (error) {
    await unmount();
    throw error;
  }
}
