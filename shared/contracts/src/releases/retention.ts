/** A release that goes: nothing needs its files any more. */
export interface CollectedRelease {
  remote: string;
  version: string;
  publishedAt: string;
  bytes: number;
}

/** What a collection deletes, and why the rest stays. */
export interface RetentionPlan {
  collect: CollectedRelease[];
  keep: { remote: string; version: string; why: RetentionReason[] }[];
}

/** Why a release stays. */
export type RetentionReason =
  | 'live'
  | 'candidate'
  | 'fallback'
  | 'recently good'
  | 'open pages'
  | 'quarantined lately'
  | 'published lately'
  | 'live lately'
  | 'newest';
