import { createDrafts } from './drafts.ts';

it('keeps what a remote chose to keep, as it was then', () => {
  const drafts = createDrafts();
  const form = { note: 'ring twice' };
  drafts.keep('parcel.form', form);
  form.note = 'changed later';
  expect(drafts.read('parcel.form')).toEqual({ note: 'ring twice' });
  drafts.drop('parcel.form');
  expect(drafts.read('parcel.form')).toBeUndefined();
});

it('holds no more than a page can use: the oldest gives way', () => {
  const drafts = createDrafts();
  for (let name = 0; name < 60; name += 1) drafts.keep(`${name}`, name);
  expect(drafts.read('0')).toBeUndefined();
  expect(drafts.read('59')).toBe(59);
});
