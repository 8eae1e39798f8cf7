import { screen } from '@testing-library/react';
import { anItem, renderRemote } from '@souk/testing';
import { StoreName } from './store-name.tsx';

const item = anItem({ store_name: 'Olive Kitchen' });
const colorOf = (element: HTMLElement) => getComputedStyle(element).color;

it('has the color of a link only where it is one, which it is not on its own page (POP-3)', () => {
  const { unmount } = renderRemote(() => <StoreName item={item} />);
  const ofLink = colorOf(screen.getByRole('link', { name: 'Olive Kitchen' }));
  unmount();
  renderRemote(() => <StoreName item={item} />, { path: '/store/olive-kitchen?module_id=1' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(ofLink).not.toBe(colorOf(screen.getByText('Olive Kitchen')));
});
