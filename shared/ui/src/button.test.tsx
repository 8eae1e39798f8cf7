import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

it('ignores presses while it is loading, and keeps the focus', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button loading type="submit" onClick={onClick}>
        Yes
      </Button>
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yes' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Yes', busy: true })).toHaveFocus();
});

it('keeps its name, whatever number is on its icon', () => {
  render(<IconButton label="Cart" icon={<svg />} badge={3} />);
  expect(screen.getByRole('button', { name: 'Cart' })).not.toHaveTextContent('3');
});
