/** SQL condition for rows of a channel's history that change what is live; the other rows repeat the state. */
export const CHANGES_WHAT_LIVES = `action not in ('quarantine', 'lift', 'rendering-off', 'rendering-on')`;
