import type { Action as Right, LiveRelease } from '@souk/contracts';
import { isRemoved, isRolledBack, mayBeRemoved, rollbackTarget } from '@souk/contracts/channel-changes';

export type ActionKind =
  | 'rollback'
  | 'kill'
  | 'canary'
  | 'activate'
  | 'promote'
  | 'abort'
  | 'pause'
  | 'continue'
  | 'lift'
  | 'rendering-off'
  | 'rendering-on'
  | 'set';

/** An action of an admin; `version` if it is about one release. */
export interface Action {
  kind: ActionKind;
  /** `*` for a set. */
  remote: string;
  version?: string;
}

/** The right that an action requires. */
export const RIGHT_FOR = {
  rollback: 'rollback',
  kill: 'rollback',
  abort: 'rollback',
  'rendering-off': 'rollback',
  'rendering-on': 'rollback',
  canary: 'activate',
  activate: 'activate',
  promote: 'activate',
  pause: 'activate',
  continue: 'activate',
  set: 'activate',
  lift: 'administer',
} as const satisfies Record<ActionKind, Right>;

const WITH_REASON: readonly ActionKind[] = [
  'rollback',
  'kill',
  'abort',
  'lift',
  'rendering-off',
  'rendering-on',
];

export const needsReason = ({ kind }: Action): boolean => WITH_REASON.includes(kind);

const DANGEROUS: readonly ActionKind[] = ['rollback', 'kill', 'abort'];

/** Whether an action removes something from customers. */
export const isDangerous = ({ kind }: Action): boolean => DANGEROUS.includes(kind);

/** The release that a rollback restores; null if there is none, or if it is rolled back already. */
export const lastGood = (live: LiveRelease): string | null =>
  isRolledBack(live) ? null : rollbackTarget(live);

/** Whether a rollback removes the remote from the channel. */
export const goesOut = (remote: string, live: LiveRelease): boolean =>
  !isRolledBack(live) && rollbackTarget(live) === null && mayBeRemoved(remote, live);

/** Whether no visitor gets a release of it. */
export const isOut = (live: LiveRelease | undefined): boolean => live !== undefined && isRemoved(live);

/** Whether it is rolled back already: repeating it must not remove a good release. */
export const isBack = isRolledBack;
