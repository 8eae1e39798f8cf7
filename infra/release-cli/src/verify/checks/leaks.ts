import type { PageLevel } from './page-level.ts';

/** What a page held after each stretch of switches, the first after a warm-up. */
export type Levels = readonly PageLevel[];

const NAMES: Record<keyof PageLevel, string> = {
  nodes: 'DOM nodes',
  listeners: 'event listeners',
  rules: 'style rules',
};

/**
 * What grows with every switch: a leak adds in each stretch, whereas a cache that fills adds in one. Half of one per switch
 * is the least that counts.
 * @param turns switches in each stretch
 */
export function leaksOf(levels: Levels, turns: number): string[] {
  return (Object.keys(NAMES) as (keyof PageLevel)[]).flatMap((name) => {
    const steps = levels.slice(1).map((level, at) => level[name] - (levels[at]?.[name] ?? 0));
    if (steps.length === 0 || steps.some((step) => step < turns / 2)) return [];
    const total = steps.reduce((sum, step) => sum + step, 0);
    return [`${(total / (turns * steps.length)).toFixed(1)} ${NAMES[name]} a switch`];
  });
}

export const growthOf = (levels: Levels): string =>
  (Object.keys(NAMES) as (keyof PageLevel)[])
    .map((name) => {
      const grown = (levels.at(-1)?.[name] ?? 0) - (levels[0]?.[name] ?? 0);
      return `${NAMES[name]} ${grown >= 0 ? '+' : ''}${grown}`;
    })
    .join(', ');
