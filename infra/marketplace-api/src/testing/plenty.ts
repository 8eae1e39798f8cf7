import type { Limits } from '../context.ts';

/** Everybody comes from one address in tests. */
export const PLENTY: Limits = {
  guest: 100_000,
  login: 100_000,
  signUp: 100_000,
  upload: 100_000,
  track: 100_000,
};
