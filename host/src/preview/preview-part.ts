import { createPart } from '@souk/ui';

/** What says that a page is a preview, and ends it; no other page loads it. */
export const previewBadge = createPart(() => import('./preview-badge.tsx'));
