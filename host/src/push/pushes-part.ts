import { createPart } from '@souk/ui';

/** What receives and shows pushes; only pages of customers who are signed in load it. */
export const pushes = createPart(() => import('./pushes.ts'));
