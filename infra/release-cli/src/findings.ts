import type { GateFinding } from '@souk/contracts';

/** Each finding on a line of its own: what is wrong, and the packages and releases in conflict. */
export function findingLines(findings: readonly GateFinding[]): string[] {
  return findings.map(({ code, message, packages, releases }) => {
    const named = [packages.join(', '), releases.join(', ')].filter(Boolean).join('; ');
    return `  ${code}: ${message}${named ? ` [${named}]` : ''}`;
  });
}
