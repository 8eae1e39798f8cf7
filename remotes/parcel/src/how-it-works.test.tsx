import { aParcelVideo, marketplace, renderRemote } from '@souk/testing';
import { screen } from '@testing-library/react';
import { HowItWorks } from './how-it-works.tsx';

const FILMS = {
  banner_video: 'https://films.example/elsewhere.mp4',
  banner_video_content_full_url: 'https://souk.example/uploaded.mp4',
};

it.each([
  ['video', FILMS.banner_video],
  ['video_content', FILMS.banner_video_content_full_url],
] as const)('shows the film that the banner’s type names: %s (PCL-2)', async (banner_type, film) => {
  marketplace.answers({ parcelVideo: aParcelVideo({ ...FILMS, banner_type }) });
  renderRemote(HowItWorks);
  expect(await screen.findByLabelText('How parcel delivery works')).toHaveAttribute('src', film);
});

it('shows a picture where the banner’s type is one (PCL-2)', async () => {
  marketplace.answers({ parcelVideo: aParcelVideo({ ...FILMS, banner_type: 'image' }) });
  const { container } = renderRemote(HowItWorks);
  await screen.findAllByRole('heading', { level: 3 });
  expect(container.querySelector('video')).toBeNull();
});
