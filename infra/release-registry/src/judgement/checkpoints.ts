/**
 * Seconds after a visitor's first meeting with a release at which it is weighed: whoever has not failed until one is
 * weighed again at the next. The first is as long as a release may take to load and mount; the last ends the observation.
 */
export const CHECKPOINT_SECONDS = [10, 120, 600, 3600] as const;
