/** Where the reviews of a store stand in its page. */
export const REVIEWS_ID = 'reviews';

/** Where a category of the store stands in its page. */
export const categorySectionId = ({ id }: { id: number }) => `category-${id}`;
