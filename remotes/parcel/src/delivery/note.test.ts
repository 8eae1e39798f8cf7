import { isInNote, toggleInNote } from './note.ts';

it('adds the suggestions of the marketplace as lines of the note, and removes them again (PCL-5)', () => {
  const one = toggleInNote('', 'Ring the bell');
  expect(one).toBe('Ring the bell');
  const two = toggleInNote('Blue door\n', 'Ring the bell');
  expect(two).toBe('Blue door\nRing the bell');
  expect(isInNote(two, 'Ring the bell')).toBe(true);
  expect(toggleInNote(two, 'Ring the bell')).toBe('Blue door');
});

it('treats no part of a line as a suggestion', () => {
  expect(isInNote('Ring the bell twice', 'Ring the bell')).toBe(false);
});
