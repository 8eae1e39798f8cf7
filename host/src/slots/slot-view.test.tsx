import { act, screen } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument, anAccountRelease } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/store/*'] }),
    account: anAccountRelease('/profile', '/chatting', '/track-order', '/about-us'),
    checkout: aDiscoveredRelease('checkout', '1.0.0', { moduleType: null, routes: ['/checkout'] }),
  },
);

/** How high the pieces are that hold the place of a page while its release loads. */
function placeholders(path: string): string[] {
  const { slots } = renderHost({ path, discovery });
  act(() => slots.state.set('loading'));
  const waiting = screen.getByText('Loading', { selector: 'main *' }).parentElement;
  return [...(waiting?.querySelectorAll('span[aria-hidden]') ?? [])].map(
    (piece) => getComputedStyle(piece).blockSize,
  );
}

it.each([
  '/checkout?page=cart&module_id=1',
  '/profile?page=wallet',
  '/chatting',
  '/track-order',
  '/about-us',
])('waits at %s under a title and rows, not under the banner and cards of a home', (path) => {
  const [title, ...rows] = placeholders(path);
  expect(title).toBe('2rem');
  expect(new Set(rows)).toEqual(new Set(['88px']));
});

it.each(['/home?module_id=1', '/store/popular?module_id=1'])(
  'waits at %s under a banner and cards',
  (path) => {
    const [banner, ...cards] = placeholders(path);
    expect(banner).toBe('280px');
    expect(cards).toHaveLength(6);
  },
);
