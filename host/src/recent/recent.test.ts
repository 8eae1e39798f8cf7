import { aCampaignItem, anItem } from '@souk/testing';
import { act } from '@testing-library/react';
import { anotherTabWrites, openShell } from '../testing/render-host.tsx';

const open = (token?: string) => openShell({ token });
const look = (shell: ReturnType<typeof open>, ...ids: number[]) =>
  ids.forEach((id) => shell.services.recent.add(anItem({ id, module_id: 1 })));
const stored = () => JSON.parse(localStorage.getItem('recently_viewed') ?? 'null') as unknown;

it('stores what was viewed for each module, the newest first, each once', () => {
  const shell = open();
  look(shell, 1, 2, 3, 1);
  shell.services.recent.add(anItem({ id: 9, module_id: 2 }));
  expect(shell.services.recent.items.get()).toEqual([1, 3, 2]);
  expect(stored()).toEqual({ 1: [1, 3, 2], 2: [9] });
});

it('stores thirteen: twelve to show beside the current one', () => {
  const shell = open();
  look(shell, ...Array.from({ length: 20 }, (_, index) => index + 1));
  expect(shell.services.recent.items.get()).toHaveLength(13);
  expect(shell.services.recent.items.get()[0]).toBe(20);
});

it('stores an item whose dialog is opened, and none of a campaign, whose ids are separate', () => {
  const shell = open();
  act(() => shell.services.dialogs.product(anItem({ id: 5 })));
  shell.services.recent.add(aCampaignItem({ id: 6 }));
  expect(shell.services.recent.items.get()).toEqual([5]);
});

it('is cleared for one module only', () => {
  const shell = open();
  look(shell, 1);
  shell.services.recent.add(anItem({ id: 9, module_id: 2 }));
  shell.services.recent.clear();
  expect(shell.services.recent.items.get()).toEqual([]);
  expect(stored()).toEqual({ 2: [9] });
});

it('is removed when the customer signs out (SES-14)', async () => {
  const shell = open('token-of-lena');
  look(shell, 1);
  await shell.session.end();
  expect(shell.services.recent.items.get()).toEqual([]);
  expect(stored()).toBeNull();
});

it('follows what another tab viewed, or cleared', () => {
  const shell = open();
  anotherTabWrites('recently_viewed', '{"1":[4,3]}');
  expect(shell.services.recent.items.get()).toEqual([4, 3]);
  anotherTabWrites('recently_viewed', null);
  expect(shell.services.recent.items.get()).toEqual([]);
});

it.each(['{', '{"1":["x"]}', '[[1]]'])('reads %s in the browser as nothing', (text) => {
  localStorage.setItem('recently_viewed', text);
  expect(open().services.recent.items.get()).toEqual([]);
});
