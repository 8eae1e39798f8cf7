// own page: a blocked storage is reported once per page.
import { aLocation, aModule } from '@souk/testing';
import { waitFor } from '@testing-library/react';
import { openShell } from '../testing/render-host.tsx';

it('works from memory in a browser that blocks storage, and shows one message (LOC-6, SES-1, SES-2, SES-8)', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const shell = openShell({ path: '/', place: null, module: null });
  const notices = () => shell.toasts.toasts.get().filter(({ id }) => id === 'nothing-stored');
  expect(notices()).toMatchObject([{ kind: 'warning', text: expect.stringMatching(/doesn't save data/) }]);
  shell.toasts.dismiss('nothing-stored');

  shell.location.take(aLocation(), 'header');
  expect(shell.location.services.current.get()).toEqual(aLocation());
  await waitFor(() => expect(shell.modules.services.available.get()).not.toBeNull());
  shell.services.module.switchTo(aModule().id);
  const guest = await shell.services.session.guestId();
  expect(shell.session.storedGuestId()).toBe(guest);
  await shell.session.begin('token-of-lena');
  expect(shell.session.token()).toBe('token-of-lena');
  await shell.session.end();
  expect(shell.session.token()).toBeNull();
  expect(notices()).toEqual([]);
});
