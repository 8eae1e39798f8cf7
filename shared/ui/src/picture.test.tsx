import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

it('reserves its space by its ratio, so that nothing moves when it loads', () => {
  render(<Picture src="/media/soup-480.webp" alt="Lentil soup" ratio={4 / 3} />);
  const image = screen.getByRole('img', { name: 'Lentil soup' });
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '360');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('loads at once on the first screen', () => {
  render(<Picture src="/media/soup-480.webp" alt="Lentil soup" ratio={1} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('gives the browser the available widths', () => {
  render(<Picture src="/a-480.webp" srcSet="/a-240.webp 240w" sizes="50vw" alt="Soup" ratio={1} />);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a-240.webp 240w');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
});

it('falls back to a drawing of the same name when it fails to load (API-12)', () => {
  render(<Picture src="/gone.webp" alt="Lentil soup" ratio={1} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Lentil soup' }).tagName).toBe('svg');
});

it('falls back to its given replacement, and where there is no picture at all (API-12)', () => {
  render(<Picture src={null} alt="Lentil soup" ratio={1} fallback={<span>no picture</span>} />);
  expect(screen.getByText('no picture')).toBeVisible();
});

it('tries again with another picture', () => {
  const view = render(<Picture src="/gone.webp" alt="Soup" ratio={1} />);
  fireEvent.error(screen.getByRole('img'));
  view.rerender(<Picture src="/there.webp" alt="Soup" ratio={1} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/there.webp');
});
