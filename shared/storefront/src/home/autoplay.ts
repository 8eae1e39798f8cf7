/** How long banners and promotions stay before the next ones come, in milliseconds (PRO-2, PRO-4). */
export const AUTOPLAY_MS = 4000;
