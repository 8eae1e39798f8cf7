/** Where the reviews of a store stand in its page. */
export const REVIEWS_ID = 'reviews';

/** Where its address and its opening hours stand. */
export const ABOUT_ID = 'about';

/** Where a category of the store stands in its page. */
export const categorySectionId = ({ id }: { id: number }) => `category-${id}`;
