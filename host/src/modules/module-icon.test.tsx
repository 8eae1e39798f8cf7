import { fireEvent, render } from '@testing-library/react';
import { ModuleIcon } from './module-icon.tsx';

it('draws an icon for a module that has none (API-12)', () => {
  const { container } = render(<ModuleIcon src="" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('draws one in place of an icon that fails to load (API-12)', () => {
  const { container } = render(<ModuleIcon src="/media/modules/flowers-480.webp" />);
  const icon = container.querySelector('img');
  expect(icon).toHaveAttribute('src', '/media/modules/flowers-480.webp');
  if (icon) fireEvent.error(icon);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
