import { pictureSourceSet } from '@souk/contracts';
import { Picture } from '@souk/ui';
import type { PictureProps } from '@souk/ui';

/** A picture of the marketplace, in the width that its place needs. `sizes` says how wide it stands at which page width. */
export function MediaPicture({ sizes, ...rest }: Omit<PictureProps, 'srcSet'> & { sizes: string }) {
  return <Picture {...rest} sizes={sizes} srcSet={rest.src ? pictureSourceSet(rest.src) : undefined} />;
}
