import { media, tokens } from '@souk/ui';

/** How much of the window's top the header takes, which sticks there. */
export const HEADER_HEIGHT = '69px';

/** Global rule: in a low window the bars scroll away with the page, so what is scrolled to needs no room below them. */
export const noRoomForBars = `${media.low} { html { scroll-padding-block-start: ${tokens.space[4]}; } }`;
