import { HOST_NAME } from '@souk/contracts';
import type { Action as Right, LiveRelease } from '@souk/contracts';

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

const BACKWARDS: readonly LiveRelease['action'][] = ['rollback', 'kill', 'abort'];

/** The release that a rollback restores; null if there is none. */
export function lastGood(live: LiveRelease): string | null {
  if (live.canary) return live.stable;
  return BACKWARDS.includes(live.action) ? null : live.fallback;
}

/** Whether a rollback removes the remote from the channel; never the host, which pages need. */
export const goesOut = (remote: string, live: LiveRelease): boolean =>
  remote !== HOST_NAME && !isBack(live) && lastGood(live) === null;

/** Whether no visitor gets a release of it. */
export const isOut = (live: LiveRelease | undefined): boolean => live?.stable === null && !live.canary;

/** Whether it is rolled back already: repeating it must not remove a good release. */
export const isBack = (live: LiveRelease): boolean => !live.canary && BACKWARDS.includes(live.action);
