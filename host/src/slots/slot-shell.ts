import type { Readable, ShellServices } from '@souk/contracts';

/**
 * The shell as the remote of a slot reads it: once the page is another remote's, its module changes no more. Else a home that is
 * left would render once more, with the module of the next one, and request what that requests too.
 * @param active the remote whose page it is
 */
export function slotShell(
  shell: ShellServices,
  remote: string,
  active: Readable<string | null>,
): ShellServices {
  const { current, profile } = shell.module;
  const held = <T>(source: Readable<T>) => heldUnlessActive(source, remote, active);
  return { ...shell, module: { ...shell.module, current: held(current), profile: held(profile) } };
}

function heldUnlessActive<T>(
  source: Readable<T>,
  remote: string,
  active: Readable<string | null>,
): Readable<T> {
  let held = source.get();
  return {
    ...source,
    get() {
      if (active.get() === remote) held = source.get();
      return held;
    },
    subscribe(listener) {
      const stops = [source.subscribe(listener), active.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
