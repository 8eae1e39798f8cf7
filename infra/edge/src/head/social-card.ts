/** What a shared link shows where its page has no picture of its own: `assets/social-card.svg`, drawn by sharp. */
export const SOCIAL_CARD = { file: 'social-card.png', width: 1200, height: 630 } as const;
