import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadMore } from './read-more.tsx';

it('begins short, without a full stop before the ellipsis, and opens on demand (CRD-3)', async () => {
  const { container } = render(<ReadMore text="Beef in a bun. With cheese." length={15} />);
  expect(container).toHaveTextContent('Beef in a bun… Read more');
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(container).toHaveTextContent('Beef in a bun. With cheese. Read less');
});
