/** The weights that Souk's texts have. */
export const WEIGHTS = { min: 400, max: 700 } as const;

/**
 * The letters of Souk's own texts, as a CSS `unicode-range`. The small files hold Rubik for them, so that the first words of a
 * page need no more than that; other letters are in the files that the package brings.
 */
export const BASIC_LETTERS = {
  latin:
    'U+0000-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+2000-206F, U+20AC, U+2212, U+FEFF, U+FFFD',
  arabic: 'U+0600-06FF, U+200C-200E',
} as const;
