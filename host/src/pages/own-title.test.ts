import { waitFor } from '@testing-library/react';
import { ownTitle, setTitle } from './own-title.ts';

it('keeps the title that the shell set, whatever else writes one', async () => {
  setTitle('Foods · Souk');
  const stop = ownTitle();
  document.title = 'Buy now';
  await waitFor(() => expect(document.title).toBe('Foods · Souk'));
  setTitle('Cart · Souk');
  expect(document.title).toBe('Cart · Souk');
  stop();
});
