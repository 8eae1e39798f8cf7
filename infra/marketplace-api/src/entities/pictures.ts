import { WIDE_PICTURE_WIDTH } from '@souk/contracts';

const WIDTH_PIXELS = 480;
/** The folders of pictures that are shown large. */
const WIDE = /^(?:banners|campaigns|covers|heroes|promotional)\//;

/** The address of a picture; the client derives its other widths from it. */
export const pictureUrl = (mediaUrl: string, name: string): string =>
  `${mediaUrl}/${name}-${WIDE.test(name) ? WIDE_PICTURE_WIDTH : WIDTH_PIXELS}.webp`;

export const pictureUrlOrNull = (mediaUrl: string, name: string | null): string | null =>
  name === null || name === '' ? null : pictureUrl(mediaUrl, name);

/** The address of a file with one size only, such as a video. */
export const fileUrlOrNull = (mediaUrl: string, name: string | null | undefined): string | null =>
  name ? `${mediaUrl}/${name}` : null;
