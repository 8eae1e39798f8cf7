/** Where what sticks to the top of the window stands: below the header, which sticks there too. */
export const BELOW_HEADER = '69px';
