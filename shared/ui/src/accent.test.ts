import { accentVariables } from './accent.ts';
import { contrast } from './contrast.ts';
import { palette } from './palette.ts';

const modules = [
  ['a deep red', { light: '#b3123c', dark: '#ff8fa6' }],
  ['a yellow that nobody could read on white', { light: '#ffcc00', dark: '#ffcc00' }],
  ['a violet that nobody could read on black', { light: '#7c3aed', dark: '#4c1d95' }],
  ['white on light and black on dark', { light: '#ffffff', dark: '#000000' }],
] as const;

const shades = (value: string) => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.slice(1) ?? [];

describe.each(modules)('a module with %s for accent', (_, accent) => {
  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('stays readable on %s ground', (theme, index) => {
    const read = (name: `--${string}`) => shades(accentVariables(accent)[name] ?? '')[index] ?? '';
    expect(contrast(read('--on-accent'), read('--accent'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of [
      palette.ground[theme],
      palette.surface[theme],
      palette.raised[theme],
      read('--accent-soft'),
    ])
      expect(contrast(read('--accent-strong'), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('keeps a readable accent as it is', () => {
  expect(shades(accentVariables({ light: '#b3123c', dark: '#ff8fa6' })['--accent'] ?? '')).toEqual([
    '#b3123c',
    '#ff8fa6',
  ]);
});

it('rejects what is not a colour', () => {
  expect(() => accentVariables({ light: 'red', dark: '#ff8fa6' })).toThrow('"red" is not a colour');
});
