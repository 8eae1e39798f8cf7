import type { GateFinding } from '@souk/contracts';

/** One line per finding, with the packages and releases in conflict. */
export function findingLines(findings: readonly GateFinding[]): string[] {
  return findings.map(({ code, message, packages, releases }) => {
    const details = [packages.join(', '), releases.join(', ')].filter(Boolean).join('; ');
    return `  ${code}: ${message}${details ? ` [${details}]` : ''}`;
  });
}
