import { contrast, mix } from './contrast.ts';
import { colorVariable } from './tokens.ts';
import { palette } from './palette.ts';
import type { Shade } from './palette.ts';

type Theme = keyof Shade;

const READABLE = 4.5;

/** Moves a colour towards `towards` until it can be read on every one of the grounds. */
function readable(colour: string, grounds: string[], towards: string): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= READABLE)) return candidate;
  }
  return towards;
}

function derive(accent: string, theme: Theme) {
  const ink = palette.ink[theme];
  const soft = mix(accent, palette.surface[theme], theme === 'light' ? 0.1 : 0.2);
  const grounds = [palette.ground[theme], palette.surface[theme], palette.raised[theme], soft];
  const fill = readable(accent, [palette.surface[theme], palette.ground[theme]], ink);
  const onFill = ['#ffffff', '#1d1a17'].sort((a, b) => contrast(b, fill) - contrast(a, fill))[0] ?? '#ffffff';
  return {
    accent: fill,
    accentStrong: readable(mix(fill, ink, 0.82), grounds, ink),
    accentSoft: soft,
    onAccent: onFill,
  };
}

/**
 * The CSS variables of a module's accent, for the root element's or any other element's style. One declaration serves both themes.
 * Whatever colour a module names, texts in it and on it stay readable (WCAG AA).
 * @throws TypeError where a colour is not `#rrggbb`
 */
export function accentVariables(accent: Shade): Record<`--${string}`, string> {
  const [light, dark] = [derive(accent.light, 'light'), derive(accent.dark, 'dark')];
  const names = ['accent', 'accentStrong', 'accentSoft', 'onAccent'] as const;
  return Object.fromEntries(
    names.map((name) => [colorVariable(name), `light-dark(${light[name]}, ${dark[name]})`]),
  );
}
