import { screen, waitFor } from '@testing-library/react';
import { aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import { forgetPreviewLink } from './forget-link.ts';
import { previewBadge } from './preview-part.ts';
import { previewExpired, rememberPreviewExpired } from './preview-expired.ts';

beforeAll(() => previewBadge.load());

const preview = { releases: [{ remote: 'food', version: '2.0.0' }], secondsLeft: 3600 };
const end = () => screen.getByRole('button', { name: 'End preview' });

it('names the release of the preview', () => {
  renderHost({ discovery: { ...aDiscoveryDocument(), preview } });
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    "You're previewing food 2.0.0.",
  );
});

it('names every release of the preview, and those of a developer’s own machine', () => {
  const releases = [
    { remote: 'host', version: '3.0.0' },
    { remote: 'food', version: '0.0.0-development', origin: 'http://localhost:4321' },
  ];
  renderHost({ discovery: { ...aDiscoveryDocument(), preview: { releases, secondsLeft: 60 } } });
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    "You're previewing host 3.0.0 and food from http://localhost:4321.",
  );
});

it('says nothing where there is none', () => {
  renderHost();
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
});

it('is ended by keyboard too, and shows a message where that failed', async () => {
  const { user } = renderHost({ discovery: { ...aDiscoveryDocument(), preview } });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false } as Response);
  end().focus();
  await user.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledWith('/preview/end', { method: 'POST' });
  expect(await screen.findByText("We couldn't end the preview. Please try again.")).toBeVisible();
  await waitFor(() => expect(end()).toBeEnabled());
});

it('ends by itself once it expires', () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false } as Response);
  const own = () => fetched.mock.calls.filter(([path]) => path === '/preview/end').length;
  jest.useFakeTimers();
  renderHost({ discovery: { ...aDiscoveryDocument(), preview } });
  jest.advanceTimersByTime(3_599_000);
  expect(own()).toBe(0);
  jest.advanceTimersByTime(1_000);
  expect(own()).toBe(1);
  jest.useRealTimers();
});

it('shows once, on the next page, that it expired', () => {
  expect(previewExpired()).toBe(false);
  rememberPreviewExpired();
  expect(previewExpired()).toBe(true);
  expect(previewExpired()).toBe(false);
});

it('removes the link from the address, and leaves the rest of it', () => {
  window.history.replaceState({ key: 'kept' }, '', '/home?module_id=1&preview=claims.signature#top');
  forgetPreviewLink();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/home?module_id=1#top');
  expect(window.history.state).toEqual({ key: 'kept' });
});
