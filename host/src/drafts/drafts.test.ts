import { bus } from '@souk/event-bus';
import { createDrafts } from './drafts.ts';

afterEach(() => sessionStorage.clear());

const HOUR = 60 * 60_000;

it('stores a copy of what a remote saved', () => {
  const drafts = createDrafts();
  const form = { note: 'ring twice' };
  drafts.keep('parcel.form', form);
  form.note = 'changed later';
  expect(drafts.read('parcel.form')).toEqual({ note: 'ring twice' });
  drafts.drop('parcel.form');
  expect(drafts.read('parcel.form')).toBeUndefined();
});

it('removes the oldest drafts beyond a limit', () => {
  const drafts = createDrafts();
  for (let name = 0; name < 60; name += 1) drafts.keep(`${name}`, name);
  expect(drafts.read('0')).toBeUndefined();
  expect(drafts.read('59')).toBe(59);
});

describe('typed text', () => {
  const typed = { note: 'ring twice', spot: { latitude: 24.7 } };
  const keepTyped = () => createDrafts(() => 0).keep('parcel.form', typed, { overReload: true });
  /** What the page that a reload opens finds. */
  const afterReload = (at = HOUR) => createDrafts(() => at).read('parcel.form');

  it('is restored after a reload of the tab, until it is sent (PCL-4, RX-5)', () => {
    keepTyped();
    expect(afterReload()).toEqual(typed);
    createDrafts(() => HOUR).drop('parcel.form');
    expect(afterReload()).toBeUndefined();
  });

  it('expires after a day, in the browser too', () => {
    keepTyped();
    expect(afterReload(25 * HOUR)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed when the customer signs out (SES-14)', () => {
    keepTyped();
    const open = createDrafts(() => HOUR);
    expect(open.read('parcel.form')).toEqual(typed);
    bus.emit('session:signed-out', {});
    expect(open.read('parcel.form')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when a guest signs in, and when a session expires (SES-12, API-4)', () => {
    keepTyped();
    const open = createDrafts(() => HOUR);
    bus.emit('session:changed', { status: 'customer' });
    bus.emit('session:changed', { status: 'guest' });
    expect(open.read('parcel.form')).toEqual(typed);
  });

  it('is not restored after a reload where the remote did not ask for it, or where it is damaged', () => {
    createDrafts().keep('parcel.form', typed);
    expect(afterReload()).toBeUndefined();
    sessionStorage.setItem('souk_draft:parcel.form', '{"at":');
    expect(afterReload()).toBeUndefined();
  });
});
