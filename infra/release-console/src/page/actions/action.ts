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

/** Something that an admin can do; `version` where it is about one release. */
export interface Action {
  kind: ActionKind;
  /** `*` for a set. */
  remote: string;
  version?: string;
}

/** What a token must allow for it. */
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

/** Takes something away from customers. */
export const isDangerous = ({ kind }: Action): boolean => DANGEROUS.includes(kind);

const BACKWARDS: readonly LiveRelease['action'][] = ['rollback', 'kill', 'abort'];

/** Where the one button leads: what most visitors had before. Null where it has nothing to do. */
export function lastGood(live: LiveRelease): string | null {
  if (live.canary) return live.stable;
  return BACKWARDS.includes(live.action) ? null : live.fallback;
}

/** Where there is nothing to go back to, the remote goes out of the channel. Without a host there would be no page. */
export const goesOut = (remote: string, live: LiveRelease): boolean =>
  remote !== HOST_NAME && !isBack(live) && lastGood(live) === null;

/** Nobody gets anything of it. */
export const isOut = (live: LiveRelease | undefined): boolean => live?.stable === null && !live.canary;

/** Already gone back: a second press must not take a good release down. */
export const isBack = (live: LiveRelease): boolean => !live.canary && BACKWARDS.includes(live.action);
