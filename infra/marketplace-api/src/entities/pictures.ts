const WIDTH = 480;

/** The address of a picture at the width of a card; the client derives the other widths from it. */
export const pictureUrl = (mediaUrl: string, name: string): string => `${mediaUrl}/${name}-${WIDTH}.webp`;

export const pictureUrlOrNull = (mediaUrl: string, name: string | null): string | null =>
  name === null || name === '' ? null : pictureUrl(mediaUrl, name);

/** The address of a file with one size only, such as a video. */
export const fileUrlOrNull = (mediaUrl: string, name: string | null | undefined): string | null =>
  name ? `${mediaUrl}/${name}` : null;
