import { fireEvent, screen, within } from '@testing-library/react';
import { aPromotion, marketplace, renderRemote } from '@souk/testing';
import { Highlights } from './highlights.tsx';

const play = jest.fn(async () => {});
const pause = jest.fn();
beforeEach(() => {
  play.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

it('leads to the store of a promotion, with its distance (PRO-3, PRO-5)', async () => {
  renderRemote(() => <Highlights heading="Highlights for you" />);
  expect(screen.getByText('See our most popular restaurant and foods')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Olive Kitchen Visit Olive Kitchen' })).toHaveAttribute(
    'href',
    '/store/olive-kitchen?module_id=1&store_zone_id=1&distance=1.25',
  );
});

it('plays a video promotion silently in its place, and can pause it (PRO-4)', async () => {
  marketplace.answers({
    advertisements: [
      aPromotion({
        title: 'From the oven',
        add_type: 'video_promotion',
        video_attachment_full_url: '/media/video/kitchen.webm',
      }),
    ],
  });
  const { user } = renderRemote(() => <Highlights heading="Highlights for you" />);
  const slide = await screen.findByRole('article', { name: 'From the oven' });
  const video = within(slide).getByLabelText('From the oven', { selector: 'video' });
  expect(video).toHaveProperty('muted', true);
  expect(play).toHaveBeenCalled();
  fireEvent.play(video);
  await user.click(within(slide).getByRole('button', { name: 'Pause video' }));
  expect(pause).toHaveBeenCalled();
});

it('does not stay on a video that cannot be played (PRO-4)', async () => {
  const film = { add_type: 'video_promotion', video_attachment_full_url: '/media/video/gone.webm' } as const;
  marketplace.answers({
    advertisements: [aPromotion({ id: 1, title: 'A', ...film }), aPromotion({ id: 2, title: 'B' })],
  });
  renderRemote(() => <Highlights heading="Highlights for you" />);
  const slide = await screen.findByRole('article', { name: 'A' });
  const video = within(slide).getByLabelText('A', { selector: 'video' });
  fireEvent.play(video);
  expect(within(slide).getByRole('button', { name: 'Pause video' })).toBeVisible();
  fireEvent.error(video);
  expect(within(slide).getByRole('button', { name: 'Play video' })).toBeVisible();
});
