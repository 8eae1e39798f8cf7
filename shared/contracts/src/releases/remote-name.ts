/**
 * Whether a JavaScript object has a property of this name from the start, such as `constructor` or `toString`: looking
 * such a name up in an object finds an inherited value.
 */
export const isReservedName = (name: string): boolean => name in {};

/** What a remote's name looks like: small letters, digits and dashes, 40 at the most, and no name that every object has. */
export const REMOTE_NAME_PATTERN = `^(?!(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})$)[a-z][a-z0-9-]{0,39}$`;

/** In a grant, in place of a type of modules: pages of every module, and of none. */
export const EVERY_MODULE = '*';
