import { render, screen } from '@testing-library/react';
import { Progress } from './progress.tsx';

it.each([
  [-5, '0'],
  [62.4, '62'],
  [130, '100'],
])('shows %s as %s percent (CRT-4)', (value, shown) => {
  render(<Progress value={value} label="Free delivery" />);
  expect(screen.getByRole('progressbar', { name: 'Free delivery' })).toHaveAttribute('aria-valuenow', shown);
});
