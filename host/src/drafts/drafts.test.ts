import { bus } from '@souk/event-bus';
import { createDrafts } from './drafts.ts';

afterEach(() => sessionStorage.clear());

const HOUR = 60 * 60_000;

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

describe('what a person typed', () => {
  const typed = { note: 'ring twice', spot: { latitude: 24.7 } };
  const keepTyped = () => createDrafts(() => 0).keep('parcel.form', typed, { overReload: true });
  /** What the page that a reload opens finds. */
  const afterReload = (at = HOUR) => createDrafts(() => at).read('parcel.form');

  it('is there after a reload of the tab, until it is sent (PCL-4, RX-5)', () => {
    keepTyped();
    expect(afterReload()).toEqual(typed);
    createDrafts(() => HOUR).drop('parcel.form');
    expect(afterReload()).toBeUndefined();
  });

  it('is gone after a day, in the browser too', () => {
    keepTyped();
    expect(afterReload(25 * HOUR)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone when the customer signs out, also in another tab (SES-14)', () => {
    keepTyped();
    const open = createDrafts(() => HOUR);
    expect(open.read('parcel.form')).toEqual(typed);
    bus.emit('session:changed', { status: 'guest' });
    expect(open.read('parcel.form')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when a guest signs in, and when a session expires (SES-12, API-4)', () => {
    keepTyped();
    const open = createDrafts(() => HOUR);
    bus.emit('session:changed', { status: 'customer' });
    bus.emit('session:expired', { hadToken: true });
    bus.emit('session:changed', { status: 'guest' });
    expect(open.read('parcel.form')).toEqual(typed);
  });

  it('does not outlive a reload where nobody asked for it, nor when it is spoilt', () => {
    createDrafts().keep('parcel.form', typed);
    expect(afterReload()).toBeUndefined();
    sessionStorage.setItem('souk_draft:parcel.form', '{"at":');
    expect(afterReload()).toBeUndefined();
  });
});
