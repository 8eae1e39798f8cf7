/**
 * On the root element while every part of the page is laid out, also those far below the screen, which wait otherwise: the place
 * that somebody comes back to is only right where all that stands above it has its own height.
 */
export const DRAWN_WHOLE_ATTRIBUTE = 'data-drawn-whole';
