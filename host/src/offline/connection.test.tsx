import { act, screen, waitFor } from '@testing-library/react';
import { marketplace } from '@souk/testing';
import { renderHost } from '../testing/render-host.tsx';
import { theNetworkIs, theSiteAnswers } from '../testing/the-network.ts';

const bar = () => screen.queryByText(/^You're offline\. Last updated/);

afterEach(() => document.querySelector('meta[name="souk-seen-at"]')?.remove());

/** As the service worker writes it into a page that it gives out without a connection. */
function pageFromTheWorker(at: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'souk-seen-at', content: at });
  document.head.append(meta);
}

it('says that there is no connection, and since when, until it is back (API-14)', async () => {
  renderHost();
  expect(bar()).toBeNull();
  await theNetworkIs(false);
  expect(bar()?.closest('[role=status]')).toBeVisible();
  await theNetworkIs(true);
  expect(bar()).toBeNull();
});

it('shows how old a stored page is (API-14)', async () => {
  pageFromTheWorker('2026-11-20T14:30:00');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderHost();
  expect(bar()).toHaveTextContent("You're offline. Last updated Nov 20, 2026, 02:30 PM.");
});

it('reloads what is on screen once the connection is back (API-14)', async () => {
  renderHost();
  const configs = () => marketplace.requests('config').length;
  await waitFor(() => expect(configs()).toBeGreaterThan(0));
  const before = configs();
  await theNetworkIs(false);
  await theNetworkIs(true);
  await waitFor(() => expect(configs()).toBeGreaterThan(before));
});

it('loads what had failed, once the connection is back (API-14)', async () => {
  const { slots } = renderHost();
  await theNetworkIs(false);
  act(() => slots.state.set('failed'));
  expect(slots.retry).not.toHaveBeenCalled();
  await theNetworkIs(true);
  expect(slots.retry).toHaveBeenCalledTimes(1);
});

it('detects that the site responds again, where the browser had a network all along (API-14)', async () => {
  pageFromTheWorker('2026-11-20T14:30:00');
  jest.useFakeTimers();
  const asked = theSiteAnswers(false);
  renderHost();
  expect(bar()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(bar()).toBeVisible();
  expect(asked).toHaveBeenCalledWith('/discovery', expect.objectContaining({ method: 'HEAD' }));
  expect(asked.mock.calls.length).toBeLessThan(40);
  theSiteAnswers(true);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(bar()).toBeNull();
});
