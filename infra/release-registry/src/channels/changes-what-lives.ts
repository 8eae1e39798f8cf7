/** The condition on a channel's history for the rows that change what lives; the others repeat it. */
export const CHANGES_WHAT_LIVES = `action not in ('quarantine', 'lift', 'rendering-off', 'rendering-on')`;
