import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');

/** Passwords from published leaks, in lower case, of eight characters and more. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trimEnd().split('\n'));
