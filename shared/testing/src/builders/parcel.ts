import type { ParcelBanner, ParcelCategory, ParcelVideo } from '@souk/contracts';

export const aParcelCategory = (changes: Partial<ParcelCategory> = {}): ParcelCategory => ({
  id: 1,
  name: 'Documents',
  description: 'Letters, contracts, papers',
  image_full_url: '/media/parcel/documents-240.webp',
  ...changes,
});

export const aParcelBanner = (changes: Partial<ParcelBanner> = {}): ParcelBanner => ({
  id: 1,
  title: 'Across town in an hour',
  short_description: 'We pick it up at your door.',
  image_full_url: '/media/parcel/banner-960.webp',
  value_full_url: '/media/parcel/banner-960.webp',
  link: '/parcel-delivery-info?parcel_category_id=1',
  ...changes,
});

/** A film, and a title and a description for each of three steps (PCL-2). */
export const aParcelVideo = (changes: Partial<ParcelVideo> = {}): ParcelVideo => ({
  banner_type: 'video',
  banner_video: '/media/video/parcel.webm',
  banner_video_content_full_url: null,
  banner_image_full_url: '/media/parcel/video-960.webp',
  banner_contents: [
    'Tell us where',
    'Sender and receiver',
    'We collect it',
    'At your door',
    'It arrives',
    'With a photo',
  ].map((value) => ({ value })),
  ...changes,
});
