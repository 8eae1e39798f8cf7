/** The characters that isolate a piece of text, as `<bdi>` does: first strong isolate, pop directional isolate. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * A value in a sentence whose direction may be the other one: what a customer wrote, a version, an email address.
 * Without it, `1.0.0-dev.7bff` in an Arabic sentence is shown as `dev.7bff-1.0.0` (Unicode Annex #9).
 */
export const isolate = (value: string): string => `${ISOLATE}${value}${END}`;
