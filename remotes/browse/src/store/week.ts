/** The days of a week as the marketplace counts them: 0 is Sunday. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
