import { act, render, screen } from '@testing-library/react';
import { useFocusedHeading } from './use-focused-heading.ts';

function Results({ words }: { words: string }) {
  const heading = useFocusedHeading(words);
  return (
    <>
      <input aria-label="Search" />
      <h1 ref={heading} tabIndex={-1}>
        {words}
      </h1>
    </>
  );
}

describe('the heading of a list', () => {
  it('takes the focus when it says something else', () => {
    const { rerender } = render(<Results words="Results for “soup”" />);
    const heading = screen.getByRole('heading');
    expect(heading).toHaveFocus();
    act(() => heading.blur());
    rerender(<Results words="Results for “pizza”" />);
    expect(heading).toHaveFocus();
  });

  it('takes it from no field that somebody types in', () => {
    const { rerender } = render(<Results words="Results for “soup”" />);
    const field = screen.getByRole('textbox', { name: 'Search' });
    act(() => field.focus());
    rerender(<Results words="Results for “pizza”" />);
    expect(field).toHaveFocus();
  });
});
