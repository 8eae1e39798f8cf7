import type { GateFinding } from '@souk/contracts';
import { commandForm } from './command-form.ts';

/** One line per finding, with the packages and releases in conflict, then the commands that lift quarantines. */
export function findingLines(findings: readonly GateFinding[]): string[] {
  const lines = findings.map(({ code, message, packages, releases }) => {
    const details = [packages.join(', '), releases.join(', ')].filter(Boolean).join('; ');
    return `  ${code}: ${message}${details ? ` [${details}]` : ''}`;
  });
  return [...lines, ...quarantineHints(findings)];
}

/** How an administrator lifts the quarantines that the gate names. */
function quarantineHints(findings: readonly GateFinding[]): string[] {
  const releases = findings
    .filter(({ code }) => code === 'quarantined')
    .flatMap((finding) => finding.releases);
  return releases.map((release) => {
    const [remote, version] = release.split('@');
    return `  If it was not the cause: ${commandForm()} quarantine lift ${remote} ${version} --reason "…"`;
  });
}
