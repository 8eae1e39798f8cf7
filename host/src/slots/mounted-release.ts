import type { RemoteLifecycles } from '@souk/remote-kit';
import { RENDERED_ATTRIBUTE, releaseId } from '@souk/contracts';
import type { RemoteProps, ShellServices } from '@souk/contracts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { withDeadline } from '../federation/deadline.ts';
import { LIMITS } from '../federation/limits.ts';

export interface MountedRelease {
  release: LoadableRelease;
  /** Takes it off the page, to be shown again as it is. Where it cannot be, it is unmounted, and the answer is false. */
  hide(): Promise<boolean>;
  /** Puts it back at the end of the container. Rejects when it fails or takes too long; it is unmounted then. */
  show(): Promise<void>;
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

/** A release that did not load what its page needs. */
export class BootstrapError extends Error {
  override name = 'BootstrapError';
}

interface MountOptions {
  container: HTMLElement;
  shell: ShellServices;
  /** The element that a server rendered this release into, which is hydrated. Null: the release gets an empty one. */
  takeRendered(): HTMLElement | null;
  load(release: LoadableRelease, exposed: string): Promise<unknown>;
  /** Aborted when the slot is left: the release is not drawn from then on, and sends no requests. */
  signal: AbortSignal;
  onHydrationError(error: unknown): void;
  /** Called at most once, when the tree throws after it was shown. */
  onLaterError(error: unknown): void;
}

/** Rejects with the reason of a signal once it is aborted. */
function abortion(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  aborted.catch(() => undefined);
  return aborted;
}

/**
 * Loads a release and mounts it into an element of its own in the container. Rejects when any step fails or takes too long, or
 * the slot is left; nothing of it is left in the container then.
 */
export async function mountRelease(release: LoadableRelease, options: MountOptions): Promise<MountedRelease> {
  const what = `${release.remote} ${release.version}`;
  const { signal } = options;
  const lifecycles = await withDeadline(options.load(release, './remote'), LIMITS.load, `loading ${what}`);
  signal.throwIfAborted();
  if (!isLifecycles(lifecycles)) throw new TypeError(`${what} has no lifecycles`);

  const rendered = options.takeRendered();
  const element = rendered ?? document.createElement('div');
  element.removeAttribute(RENDERED_ATTRIBUTE);
  element.dataset.release = releaseId({ name: release.remote, version: release.version });
  let shown = false;
  let ended = false;
  const early: unknown[] = [];
  let failFirst: (error: unknown) => void = () => undefined;
  const left = abortion(signal);
  let mountedAt = Infinity;
  const props: RemoteProps = {
    shell: options.shell,
    domElement: element,
    idPrefix: release.remote,
    // A tree that is unmounted before it is hydrated reports that as an error, too.
    ...(rendered && { onHydrationError: (error: unknown) => ended || options.onHydrationError(error) }),
    onReady: () => undefined,
    onRenderError(error) {
      if (shown) return options.onLaterError(error);
      early.push(error);
      failFirst(error);
    },
  };
  const unmount = async () => {
    ended = true;
    await withDeadline(
      Promise.resolve().then(() => lifecycles.unmount(props)),
      LIMITS.unmount,
      `unmounting ${what}`,
    ).catch(
      // The element is removed even if the remote does not unmount in time.
      () => undefined,
    );
    element.remove();
  };

  /** Resolves once a step of the remote is done and its tree is drawn; rejects when the tree throws instead. */
  const draw = async (step: () => unknown, doing: string) => {
    shown = false;
    const drawn = new Promise<void>((done, fail) => {
      props.onReady = done;
      failFirst = fail;
    });
    drawn.catch(() => undefined);
    const stepping = Promise.resolve().then(step);
    await withDeadline(Promise.all([stepping, drawn]), LIMITS.mount, `${doing} ${what}`);
    // Between the first picture and this line it may have thrown already.
    if (early.length > 0) throw early[0];
    shown = true;
  };
  const hide = async () => {
    if (!lifecycles.hide || !lifecycles.show) {
      await unmount();
      return false;
    }
    try {
      const hiding = Promise.resolve().then(() => lifecycles.hide?.(props));
      await withDeadline(hiding, LIMITS.unmount, `hiding ${what}`);
    } catch {
      await unmount();
      return false;
    }
    element.remove();
    return true;
  };
  const show = async () => {
    options.container.append(element);
    try {
      await draw(() => lifecycles.show?.(props), 'showing');
    } catch (error) {
      await unmount();
      throw error;
    }
  };

  if (!rendered) options.container.append(element);
  try {
    // It loads the parts of the release that the page needs.
    const bootstrapping = Promise.resolve().then(() => lifecycles.bootstrap(props));
    await withDeadline(bootstrapping, LIMITS.load, `bootstrapping ${what}`).catch((error: unknown) => {
      throw new BootstrapError(String(error), { cause: error });
    });
    signal.throwIfAborted();
    mountedAt = performance.now();
    await Promise.race([draw(() => lifecycles.mount(props), 'mounting'), left]);
    return { release, hide, show, unmount };
  } catch (error) {
    const milliseconds = Math.round(performance.now() - mountedAt);
    await unmount();
    if (error !== signal.reason || milliseconds < LIMITS.mount / 2) throw error;
    // Whoever leaves a release that hangs has seen its failure.
    throw new Error(`${what} was left after mounting for ${milliseconds} ms`, { cause: error });
  }
}
