/** A range of numbers, its ends included. */
export interface Bounds {
  min: number;
  max: number;
}

/** Longest time of an observation or of a step: a week, in minutes. */
const MAX_MINUTES = 7 * 24 * 60;

/** What the settings of a remote may be, where they are numbers. Percent are whole, except of `failureLimit`. */
export const SETTING_BOUNDS = {
  failureLimit: { min: 0.1, max: 50 },
  holdback: { min: 0, max: 50 },
  observationMinutes: { min: 1, max: MAX_MINUTES },
  networkVisits: { min: 1, max: 1_000_000 },
  failingNetworks: { min: 1, max: 1000 },
} as const satisfies Record<string, Bounds>;

/** What one step of a canary may be; 0 minutes wait for a person. */
export const STEP_BOUNDS = {
  share: { min: 1, max: 99 },
  minutes: { min: 0, max: MAX_MINUTES },
} as const satisfies Record<string, Bounds>;

/** How many steps a canary may have. */
export const MAX_CANARY_STEPS = 20;

/** What a new token may be; its days are whole. */
export const TOKEN_BOUNDS = {
  days: { min: 1, max: 366 },
} as const satisfies Record<string, Bounds>;

/** How many entries one response of the registry lists at most: of the audit log, a channel's history or releases. */
export const MAX_LIST_ENTRIES = 500;

/** Whether a number is within its bounds; never of what is none. */
export const isWithin = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;
