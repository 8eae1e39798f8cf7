/** The most characters of a review's comment (REV-3). */
export const MAX_REVIEW_LENGTH = 500;
