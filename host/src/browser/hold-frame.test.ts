import { waitFor } from '@testing-library/react';
import { holdFrame } from './hold-frame.ts';

it('puts the header back where a script removed it', async () => {
  document.body.innerHTML = '<div><header>Souk</header><main></main><footer></footer></div>';
  const [frame] = document.body.children;
  const removed = jest.fn();
  const stop = holdFrame(frame as Element, removed);
  document.querySelector('header')?.remove();
  await waitFor(() => expect(frame?.firstElementChild?.localName).toBe('header'));
  expect(removed).toHaveBeenCalledTimes(1);
  stop();
});
