/** The mean of the ratings, to two decimals; 0 without ratings. */
export const ratingOf = ({
  rating_sum,
  rating_count,
}: {
  rating_sum: number;
  rating_count: number;
}): number => (rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 100) / 100);
