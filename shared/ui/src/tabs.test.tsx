import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initLanguage } from '@souk/i18n';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const TABS = ['Items', 'Stores', 'Reviews'];

function Page() {
  const [selected, setSelected] = useState('Items');
  return (
    <Tabs
      label="Results"
      tabs={TABS.map((label) => ({ id: label, label }))}
      selected={selected}
      onSelect={setSelected}
    >
      All {selected}
    </Tabs>
  );
}

const expectSelected = (name: string) => {
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`All ${name}`);
};

afterEach(() => initLanguage('en'));

it('shows the panel of the tab that is pressed', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expectSelected('Items');
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expectSelected('Reviews');
});

it.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
])(
  'is one stop of Tab, in which arrows go on in the direction of reading (%s)',
  async (language, next, previous) => {
    initLanguage(language);
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    await user.keyboard(next);
    expectSelected('Stores');
    expect(screen.getByRole('tab', { name: 'Stores' })).toHaveFocus();
    await user.keyboard(previous + previous);
    expectSelected('Reviews');
    await user.keyboard(next);
    expectSelected('Items');
    await user.keyboard('{End}');
    expectSelected('Reviews');
    await user.keyboard('{Home}');
    expectSelected('Items');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
);
