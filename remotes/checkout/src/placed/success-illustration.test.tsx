import { render } from '@testing-library/react';
import { SuccessIllustration } from './success-illustration.tsx';

it('draws a check mark that screen readers skip (CHK-12)', () => {
  const { container } = render(<SuccessIllustration />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  const check = container.querySelector('[pathlength="1"], [pathLength="1"]');
  expect(check).toBeInTheDocument();
  const { animation, strokeDashoffset } = getComputedStyle(check as Element);
  expect(animation).toMatch(/420ms/);
  // At its end, and at once under reduced motion, the line is whole.
  expect(strokeDashoffset).toBe('');
});
