import type { Readable, ShellServices } from '@souk/contracts';

/**
 * The shell as the remote of a slot reads it: once the page is another remote's, its module changes no more. Else a home that is
 * left would render once more, with the module of the next one, and request what that requests too.
 * @param isShown whether the page is the remote's
 * @param shown changes when that does
 */
export function slotShell(
  shell: ShellServices,
  isShown: () => boolean,
  shown: Readable<unknown>,
): ShellServices {
  const { current, profile } = shell.module;
  const held = <T>(source: Readable<T>) => heldUnless(isShown, source, shown);
  return { ...shell, module: { ...shell.module, current: held(current), profile: held(profile) } };
}

function heldUnless<T>(isShown: () => boolean, source: Readable<T>, shown: Readable<unknown>): Readable<T> {
  let held = source.get();
  return {
    ...source,
    get() {
      if (isShown()) held = source.get();
      return held;
    },
    subscribe(listener) {
      const stops = [source.subscribe(listener), shown.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
