/** The fewest characters of a new password (PRF-10). */
export const MIN_PASSWORD_LENGTH = 8;
/** The most characters of a password. */
export const MAX_PASSWORD_LENGTH = 200;
