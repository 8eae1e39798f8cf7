import semver from 'semver';

/** Two majors: a release can support the next one while remotes migrate. */
const MAX_MAJORS = 2;

/**
 * Why a range of `ShellServices` is not acceptable, as a sentence; null where it is. A future major version may change
 * anything, so a range names the majors that its remote was built and tried for.
 */
export function faultOfShellRange(range: string): string | null {
  const alternatives = parse(range);
  if (!alternatives)
    return `"shell" is ${JSON.stringify(range)}, which is not a semver range. Use one such as ^1.6.0`;
  const majors = new Set<number>();
  for (const alternative of alternatives) {
    const lowest = semver.minVersion(alternative);
    if (!lowest) return `"shell" contains ${JSON.stringify(alternative)}, which no version satisfies`;
    const within = `>=${lowest.major}.0.0-0 <${lowest.major + 1}.0.0-0`;
    if (!semver.subset(alternative, within, { includePrerelease: true }))
      return `"shell" is ${JSON.stringify(range)}, which includes future major versions. Name the one that the remote was built for, such as ^${lowest.major || 1}.0.0`;
    majors.add(lowest.major);
  }
  if (majors.size > MAX_MAJORS || Math.max(...majors) - Math.min(...majors) >= MAX_MAJORS)
    return `"shell" is ${JSON.stringify(range)}; it may include at most two consecutive major versions`;
  return null;
}

function parse(range: string): string[] | null {
  if (range.trim() === '' || range.length > 100) return null;
  const parsed = semver.validRange(range) === null ? null : new semver.Range(range);
  return parsed && parsed.set.map((comparators) => comparators.map(({ value }) => value).join(' ') || '*');
}
