import { waitFor } from '@testing-library/react';
import { holdFrame } from './hold-frame.ts';

const PAGE =
  '<div id="root"><div id="frame"><header><div>Souk</div></header><main></main><footer></footer></div></div>';

let removed: jest.Mock<void, [Element]>;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  removed = jest.fn<void, [Element]>();
  stop = holdFrame(document.querySelector('#frame') ?? document.body, removed);
});
afterEach(() => stop());

it.each([
  ['removed the header', () => document.querySelector('header')?.remove()],
  ['emptied the header', () => document.querySelector('header')?.replaceChildren()],
  ['removed the frame', () => document.querySelector('#frame')?.remove()],
  ['removed what the frame stands in', () => document.querySelector('#root')?.remove()],
  ['emptied the page', () => document.body.replaceChildren()],
])('puts the page back as it was where a script %s', async (_what, remove) => {
  remove();
  await waitFor(() => expect(document.body.innerHTML).toBe(PAGE));
  expect(removed).toHaveBeenCalledTimes(1);
});

it('puts the header back where a script removed it, and then all that it stood in', async () => {
  document.querySelector('header')?.remove();
  document.querySelector('#root')?.remove();
  await waitFor(() => expect(document.body.innerHTML).toBe(PAGE));
});

it('leaves alone what the host changes after it has stopped', async () => {
  stop();
  document.querySelector('#root')?.remove();
  await Promise.resolve();
  expect(document.body.childElementCount).toBe(0);
});
