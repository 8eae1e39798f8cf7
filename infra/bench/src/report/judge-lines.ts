import type { Estimate } from '../method/bootstrap.ts';
import { isVoid } from '../method/same-against-same.ts';
import { TARGETS, type Target, type TargetName } from '../targets.ts';
import type { Section } from './section.ts';

type Verdict = 'aim met' | 'line held' | 'line missed' | 'void' | 'not measured';

export interface JudgedLine {
  name: TargetName;
  target: Target;
  estimate: Estimate | null;
  verdict: Verdict;
  /** Why it was not measured. */
  reason: string;
}

/** What was measured twice and did not come out the same, by its name. */
export const strayed = (sections: readonly Section[]): [string, Estimate][] =>
  sections
    .flatMap(({ sameAgainstSame = {} }) => Object.entries(sameAgainstSame))
    .filter(([, estimate]) => isVoid(estimate));

/** Whether a figure is as good as a limit. */
const meets = ({ value }: Estimate, limit: number, { better }: Target): boolean =>
  better === 'more' ? value >= limit : value <= limit;

/** Every line of the table, also those that no section measured. What is timed is void where the same differed from itself. */
export function judgeLines(sections: readonly Section[]): JudgedLine[] {
  const isVoidRun = strayed(sections).length > 0;
  return (Object.entries(TARGETS) as [TargetName, Target][]).map(([name, target]) => {
    const estimate = sections.map(({ figures }) => figures[name]).find((found) => found !== undefined);
    if (!estimate || Number.isNaN(estimate.value)) {
      const reason = sections.map(({ missing }) => missing?.[name]).find((found) => found !== undefined);
      return {
        name,
        target,
        estimate: null,
        verdict: 'not measured',
        reason: reason ?? 'left out of this run',
      };
    }
    const verdict =
      target.isTimed && isVoidRun
        ? 'void'
        : meets(estimate, target.aim, target)
          ? 'aim met'
          : meets(estimate, target.reach, target)
            ? 'line held'
            : 'line missed';
    return { name, target, estimate, verdict, reason: '' };
  });
}
