import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSpaceAbove } from './use-space-above.ts';

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useSpaceAbove(box)}</div>;
}

afterEach(() => jest.restoreAllMocks());

it('is the same wherever the page is scrolled to', () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 100 } as DOMRect);
  jest.replaceProperty(window, 'scrollY', 49);
  render(<Box />);
  expect(screen.getByText('149')).toBeVisible();
});
