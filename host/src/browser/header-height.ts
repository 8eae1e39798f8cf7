/** How much of the window's top the header takes, which sticks there. */
export const HEADER_HEIGHT = '69px';
