import type {
  GateFinding,
  GrantedClaims,
  QuarantinedRelease,
  ReleaseRecord,
  RemoteSettings,
  Verification,
} from '@souk/contracts';
import { findingsOfClaims } from './claims.ts';
import { findingsOfGrant } from './not-granted.ts';
import { fitWith, nameOf } from './shared-packages.ts';

export interface Candidate {
  record: ReleaseRecord;
  /** Releases that it may meet in a page: live and canary ones, and the hosts that open pages still run. */
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

/** Everything that must hold before a release goes live, by activation, canary, promotion or rollback. Nothing found: it may. */
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
      `${record.remote} ${record.version} was rolled back from in revision ${revision} ("${reason}") and is quarantined. Publish the mended release under a new version; where it was not the release's fault, an administrator lifts the quarantine with a reason.`,
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
      `The store does not hold ${nameOf(record)} as it was published: ${named}. Publish the same build again to mend it, or choose another release.`,
    ),
  ];
}

/** What the first load takes, as it travels: every file but those that are loaded later. */
function firstLoadBytes({ entry, initial, lazy, files }: ReleaseRecord): number {
  const first = new Set([entry, ...initial]);
  const later = new Set(lazy);
  return files
    .filter(({ path }) => first.has(path) || (lazy && !later.has(path)))
    .reduce((sum, { compressed, size }) => sum + (compressed ?? size), 0);
}

function budgetOf({ record, settings, verification }: Candidate): GateFinding[] {
  const { budgetBytes } = settings;
  if (budgetBytes === null) return [];
  // What the release says of itself, where nobody looked; a verifier can only add to it.
  const measured = settings.verification && verification?.believed ? verification.firstLoadBytes : null;
  const bytes = Math.max(firstLoadBytes(record), measured ?? 0);
  if (bytes > budgetBytes)
    return [
      finding(
        'budget',
        record,
        `The first load of ${nameOf(record)} takes ${kilobytes(bytes)}${bytes === measured ? ', as its verifier saw it' : ''}, and its budget is ${kilobytes(budgetBytes)}. Load parts of it later, or have an administrator raise the budget.`,
      ),
    ];
  if (measured !== undefined) return [];
  return [
    finding(
      'budget',
      record,
      `The verification of ${nameOf(record)} is from before first loads were counted, and this channel holds it to a budget: souk verify ${nameOf(record)} --as-verifier counts it.`,
    ),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function verificationOf({ record, settings, verification }: Candidate): GateFinding[] {
  if (!settings.verification || (verification?.passed && verification.believed)) return [];
  const message = !verification
    ? `This channel takes verified releases only, and no verifier has verified ${nameOf(record)}: souk verify ${nameOf(record)} --as-verifier does, with a verifier's token.`
    : !verification.believed
      ? `The verification of ${nameOf(record)} by ${verification.verifiedBy} does not count: no registered verifier stands for it any more. Have it verified again.`
      : `${nameOf(record)} did not pass its verification: ${verification.checks.find(({ passed }) => !passed)?.detail ?? 'see its checks'}.`;
  return [finding('verification', record, message)];
}
