import { SERVER_FILE } from '@souk/contracts';
import type {
  GateFinding,
  GrantedClaims,
  QuarantinedRelease,
  ReleaseRecord,
  RemoteSettings,
  Verification,
} from '@souk/contracts';
import { formatKilobytes } from '@souk/contracts/channel-changes';
import { findingsOfClaims } from './claims.ts';
import { findingsOfGrant } from './not-granted.ts';
import { fitWith, nameOf } from './shared-packages.ts';

export interface Candidate {
  record: ReleaseRecord;
  /** Releases that can share a page with it: live and canary ones, and the hosts of open pages. */
  others: readonly ReleaseRecord[];
  settings: RemoteSettings;
  quarantine: QuarantinedRelease | null;
  /** Its newest verification; null: there is none. */
  verification: Verification | null;
  /** What its remote may claim; null: nothing. */
  grant: GrantedClaims | null;
  /** Files that are missing from the store, or hold other bytes. */
  damaged: readonly string[];
}

/** Checks everything that a release must meet before it goes live; no finding means it may. */
export function judgeRelease(candidate: Candidate): GateFinding[] {
  const { record, others } = candidate;
  return [
    ...quarantineOf(candidate),
    ...fitWith(record, others),
    ...findingsOfGrant(record, candidate.grant),
    ...findingsOfClaims(record, others),
    ...filesOf(candidate),
    ...budgetOf(candidate),
    ...verificationOf(candidate),
  ];
}

function finding(code: string, record: ReleaseRecord, message: string): GateFinding {
  return { code, message, packages: [], releases: [nameOf(record)] };
}

function quarantineOf({ record, quarantine }: Candidate): GateFinding[] {
  if (!quarantine) return [];
  const { revision, reason } = quarantine;
  return [
    finding(
      'quarantined',
      record,
      `${record.remote} ${record.version} was rolled back from in revision ${revision} ("${reason}") and is quarantined. Publish the fixed release under a new version. If the release was not the cause, an administrator can lift the quarantine.`,
    ),
  ];
}

function filesOf({ record, damaged }: Candidate): GateFinding[] {
  if (damaged.length === 0) return [];
  const named =
    damaged.slice(0, 5).join(', ') + (damaged.length > 5 ? ` and ${damaged.length - 5} more` : '');
  return [
    finding(
      'files',
      record,
      `Files of ${nameOf(record)} are missing or damaged in the store: ${named}. Publish the same build again, or choose another release.`,
    ),
  ];
}

/** Compressed bytes of the first load: every file of browsers except those that are loaded later. */
function firstLoadBytes({ entry, initial, lazy, files }: ReleaseRecord): number {
  const first = new Set([entry, ...initial]);
  const later = new Set(lazy);
  return files
    .filter(({ path }) => path !== SERVER_FILE && (first.has(path) || (lazy && !later.has(path))))
    .reduce((sum, { compressed, size }) => sum + (compressed ?? size), 0);
}

function budgetOf({ record, settings, verification }: Candidate): GateFinding[] {
  const { budgetBytes } = settings;
  if (budgetBytes === null) return [];
  // The declared size is the minimum; a verifier's measurement can only raise it.
  const measured = settings.verification && verification?.believed ? verification.firstLoadBytes : null;
  const bytes = Math.max(firstLoadBytes(record), measured ?? 0);
  if (bytes > budgetBytes)
    return [
      finding(
        'budget',
        record,
        `The first load of ${nameOf(record)} is ${formatKilobytes(bytes)}${bytes === measured ? ' as measured by its verifier' : ''}, over its budget of ${formatKilobytes(budgetBytes)}. Load parts of it later, or have an administrator raise the budget.`,
      ),
    ];
  if (measured !== undefined) return [];
  return [
    finding(
      'budget',
      record,
      `The channel has a budget, and the verification of ${nameOf(record)} has no measured first load. Verify it again: souk verify ${nameOf(record)} --as-verifier`,
    ),
  ];
}

function verificationOf({ record, settings, verification }: Candidate): GateFinding[] {
  if (!settings.verification || (verification?.passed && verification.believed)) return [];
  const message = !verification
    ? `The channel accepts verified releases only, and no verifier has verified ${nameOf(record)}. Verify it with a verifier's token: souk verify ${nameOf(record)} --as-verifier`
    : !verification.believed
      ? `The verification of ${nameOf(record)} by ${verification.verifiedBy} no longer counts: that verifier is not registered any more. Verify the release again.`
      : `${nameOf(record)} did not pass its verification: ${verification.checks.find(({ passed }) => !passed)?.detail ?? 'see its failed checks'}.`;
  return [finding('verification', record, message)];
}
