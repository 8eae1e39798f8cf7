import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

it('opens by keyboard, tells what is chosen, and gives the focus back', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(
    <Menu
      label="Language"
      trigger={<Button>English</Button>}
      items={[
        { id: 'en', label: 'English', selected: true, onSelect() {} },
        { id: 'ar', label: 'العربية', selected: false, onSelect: choose },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
});
