import { signedAddress } from '../files/signed-address.ts';
import { pictureUrlOrNull } from './pictures.ts';

/** A customer's picture: uploaded, or one of the media folder. */
export interface Portrait {
  image: string | null;
  portrait_id: string | null;
}

export interface PortraitAddresses {
  mediaUrl: string;
  /** Signs the addresses of uploaded pictures. */
  fileKey: Buffer;
  now: Date;
}

/** The address of a customer's picture, valid for a quarter of an hour; null where they have none. */
export const portraitUrl = (
  { image, portrait_id }: Portrait,
  { mediaUrl, fileKey, now }: PortraitAddresses,
): string | null =>
  portrait_id === null ? pictureUrlOrNull(mediaUrl, image) : signedAddress(fileKey, portrait_id, now);
