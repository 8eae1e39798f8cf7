import type { ParcelBanner, ParcelCategory, ParcelVideo } from '@souk/contracts';
import { completing, listOf } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { get } from '../request.ts';

const readBanner = completing<ParcelBanner, 'id'>({
  title: '',
  short_description: '',
  image_full_url: '',
  value_full_url: '',
  link: null,
});

/** What can be sent (PCL-1, PCL-3). */
export const fetchParcelCategories = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/parcel-category',
    listOf(completing<ParcelCategory, 'id' | 'name' | 'image_full_url'>({ description: '' })),
    {},
    signal,
  );
export const parcelCategoriesQuery = () =>
  queryOf('parcelCategories', fetchParcelCategories, {}, { staleTime: minutes(5) });

/** Banners at the top of the parcel home (PCL-1). */
export const fetchParcelBanners = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/other-banners/list', listOf(readBanner), {}, signal);
export const parcelBannersQuery = () =>
  queryOf('parcelBanners', fetchParcelBanners, {}, { staleTime: minutes(5) });

/** Why choose us, on the parcel home (PCL-1). */
export const fetchParcelWhyChoose = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/other-banners/why-choose', listOf(readBanner), {}, signal);
export const parcelWhyChooseQuery = () =>
  queryOf('parcelWhyChoose', fetchParcelWhyChoose, {}, { staleTime: minutes(5) });

/** How parcel delivery works, with its three steps (PCL-1, PCL-2). */
export const fetchParcelVideo = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/other-banners/video-content',
    completing<ParcelVideo>({
      banner_type: 'image',
      banner_video: null,
      banner_video_content_full_url: null,
      banner_image_full_url: null,
      banner_contents: [],
    }),
    {},
    signal,
  );
export const parcelVideoQuery = () => queryOf('parcelVideo', fetchParcelVideo, {}, { staleTime: minutes(5) });
