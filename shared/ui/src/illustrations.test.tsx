import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { EmptyIllustration, ErrorIllustration, OfflineIllustration } from './illustrations.tsx';

/** What is drawn, without the class names that styles add. */
function drawingOf(content: React.ReactElement) {
  const { container, unmount } = render(content);
  const svg = container.querySelector('svg[viewBox="0 0 120 104"]');
  const lines = [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join();
  const isHidden = svg?.getAttribute('aria-hidden') === 'true';
  unmount();
  return svg && { lines, isHidden };
}

it('draws an empty basket by default', () => {
  const empty = drawingOf(<EmptyIllustration />);
  expect(empty?.lines).toBeTruthy();
  expect(drawingOf(<EmptyState title="No items" />)).toEqual(empty);
  expect(drawingOf(<EmptyState title="No coupons" icon={<i />} />)).toBeNull();
  expect(drawingOf(<EmptyState title="Leaving" picture={<i />} />)).toBeNull();
});

it('draws an error by its cause (API-8)', () => {
  const of = (kind: 'offline' | 'server') =>
    drawingOf(<ErrorState title="We couldn't load this list" cause={{ kind }} />);
  expect(of('offline')).toEqual(drawingOf(<OfflineIllustration />));
  expect(of('server')).toEqual(drawingOf(<ErrorIllustration />));
  expect(drawingOf(<ErrorState title="We couldn't load this list" />)).toEqual(of('server'));
  expect(of('server')).not.toEqual(of('offline'));
});

it('is hidden from screen readers, which read the text beside it', () => {
  expect(drawingOf(<ErrorIllustration />)?.isHidden).toBe(true);
  render(<ErrorState title="We couldn't load this list" />);
  expect(screen.queryByRole('img')).toBeNull();
});
