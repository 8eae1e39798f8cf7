import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.ts';
import { palette } from './palette.ts';
import type { ColorName } from './palette.ts';

const TEXT = 4.5;
const SHAPE = 3;

const grounds: ColorName[] = ['ground', 'surface', 'raised', 'sunken'];
const on = (inks: ColorName[], under: ColorName[], least: number) =>
  inks.flatMap((ink) => under.map((ground) => [ink, ground, least] as const));

const pairs = [
  ...on(['ink', 'inkSoft', 'inkFaint'], grounds, TEXT),
  ...on(['success', 'warning', 'danger', 'info'], ['ground', 'surface', 'raised'], TEXT),
  ...on(['accent', 'accentStrong'], ['ground', 'surface', 'raised'], TEXT),
  ...on(['accentStrong', 'ink', 'inkSoft'], ['accentSoft'], TEXT),
  ...on(['success', 'ink'], ['successSoft'], TEXT),
  ...on(['warning', 'ink'], ['warningSoft'], TEXT),
  ...on(['danger', 'ink'], ['dangerSoft'], TEXT),
  ...on(['info', 'ink'], ['infoSoft'], TEXT),
  ...on(['onAccent'], ['accent'], TEXT),
  ...on(['onInverse'], ['inverse'], TEXT),
  ...on(['onState'], ['success', 'warning', 'danger', 'info'], TEXT),
  ...on(['focus', 'lineStrong'], grounds, SHAPE),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs)('is readable with %s on %s (WCAG AA, %s to 1)', (ink, ground, least) => {
    expect(contrast(palette[ink][theme], palette[ground][theme])).toBeGreaterThanOrEqual(least);
  });
});

// Pages and mails of the servers have no tokens.
it.each([
  'edge/src/page/page-html.ts',
  'edge/src/page/install-routes.ts',
  'edge/src/offline/worker/no-connection-page.ts',
  'marketplace-api/src/mail/draw-html.ts',
])('has every colour that infra/%s repeats', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../../infra', file), 'utf8');
  const known = new Set<string>(Object.values(palette).flatMap(({ light, dark }) => [light, dark]));
  const repeated = text.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.filter((colour) => !known.has(colour))).toEqual([]);
});
