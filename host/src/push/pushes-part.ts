import { createPart } from '@souk/ui';

/** What shows pushes. Pages of customers who are signed in load it when they are idle, at the latest for the first push. */
export const pushes = createPart(() => import('./pushes.ts'));
