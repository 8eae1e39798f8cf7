/** Media query of phones: wider windows have room for everything in the header. */
export const PHONE = '(max-width: 669.98px)';
