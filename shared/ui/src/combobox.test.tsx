import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const fruit = (id: string) => ({ id, text: id });
const groups = [
  { id: 'near', heading: 'Near', options: [fruit('Apple'), fruit('Pear')] },
  { id: 'far', options: [fruit('Mango')] },
];
const chosen = jest.fn();
const submitted = jest.fn();
beforeEach(() => {
  chosen.mockClear();
  submitted.mockClear();
});

function Box({ takesFirst = false }: { takesFirst?: boolean }) {
  const [value, setValue] = useState('');
  const [active, setActive] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(value);
      }}
    >
      <Combobox
        label="Fruit"
        clearLabel="Clear"
        listLabel="Suggestions"
        value={value}
        onType={setValue}
        active={active}
        onActiveChange={setActive}
        open={active && value !== ''}
        groups={groups}
        onChoose={({ id }) => chosen(id)}
        takesFirst={takesFirst}
        status="3 suggestions"
      />
      <button type="submit">Go</button>
    </form>
  );
}
const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('names its list, its groups and the marked option, while focus stays in the box (SRC-3, LOC-1)', async () => {
  render(<Box />);
  await userEvent.type(box(), 'a');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(box()).toHaveAttribute('aria-controls', list.id);
  expect(within(within(list).getByRole('group', { name: 'Near' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  for (const name of ['Apple', 'Pear', 'Mango', undefined, 'Apple']) {
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe(name);
  }
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe('Mango');
  expect(screen.getByRole('option', { name: 'Mango', selected: true })).toBeVisible();
  expect(box()).toHaveFocus();
});

it('selects the marked option by Enter or a press; without one Enter submits the form, or selects the first (SRC-2, LOC-13)', async () => {
  const { unmount } = render(<Box />);
  await userEvent.type(box(), 'a{Enter}');
  expect(submitted).toHaveBeenCalledWith('a');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await userEvent.click(screen.getByRole('option', { name: 'Mango' }));
  expect(chosen.mock.calls).toEqual([['Pear'], ['Mango']]);
  expect(submitted).toHaveBeenCalledTimes(1);
  unmount();
  render(<Box takesFirst />);
  await userEvent.type(box(), 'a{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('Apple');
});

it('closes by Escape and keeps typed text, and when the focus leaves (SRC-3)', async () => {
  render(<Box />);
  await userEvent.type(box(), 'a{Escape}');
  expect(box()).toHaveValue('a');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('clears the box and keeps the focus (SRC-2)', async () => {
  render(<Box />);
  await userEvent.type(box(), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('scrolls to the marked option', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<Box />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Fruit' }), 'a{ArrowDown}{ArrowDown}');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: 'Pear' }));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
});
