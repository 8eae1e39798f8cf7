import { OUTBOX, STORAGE_KEYS } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { forgetOutboxWithSession } from './forget-outbox.ts';

it('forgets what was not sent when the session ends, on whichever page that is (CHT-6)', () => {
  localStorage.setItem(`${OUTBOX.prefix}a`, '{}');
  localStorage.setItem(`${OUTBOX.prefix}b`, '{}');
  localStorage.setItem(STORAGE_KEYS.language, 'ar');
  forgetOutboxWithSession();
  expect(localStorage).toHaveLength(3);
  bus.emit('session:changed', { status: 'guest' });
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.language]);
});
