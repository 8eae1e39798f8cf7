import { queryClient, configQuery } from '@souk/api-client';
import { localStore, STORAGE_KEYS } from '@souk/contracts';
import { aConfig, aFirebaseConfig, marketplace, refuses } from '@souk/testing';
import { pushesOff, pushPermission, setPushesOff } from './permission.ts';
import { createPushServices } from './push-services.ts';
import { removeWorker } from './remove-worker.ts';

jest.mock('./remove-worker.ts', () => ({ removeWorker: jest.fn(async () => {}) }));

const toast = jest.fn();

beforeEach(async () => {
  marketplace.answers({ config: aConfig({ firebase: aFirebaseConfig() }) });
  await queryClient.fetchQuery(configQuery());
  pushPermission.set('granted');
});
afterEach(() => {
  setPushesOff(false);
  pushPermission.set('unable');
});

it('turns them off on the server and in the browser, and stores it (PSH-5, PSH-6)', async () => {
  const pushes = createPushServices(toast);
  const changed = jest.fn();
  const end = pushes.isOn.subscribe(changed);
  expect(pushes.isOn.get()).toBe(true);
  await pushes.turnOff();
  expect(marketplace.requests('removePushToken')).toHaveLength(1);
  expect(removeWorker).toHaveBeenCalled();
  expect([pushes.isOn.get(), changed.mock.calls.length]).toEqual([false, 1]);
  expect(localStore.get(STORAGE_KEYS.pushes)).toBe('off');
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'success' }));
  end();
});

it('leaves them on where the server does not respond (PSH-6)', async () => {
  marketplace.answers({ removePushToken: refuses(500) });
  const pushes = createPushServices(toast);
  await pushes.turnOff();
  expect([pushes.isOn.get(), localStore.get(STORAGE_KEYS.pushes)]).toEqual([true, null]);
  // A server that failed is not the customer's connection.
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({
      kind: 'error',
      text: "We couldn't turn off notifications. Please try again.",
    }),
  );
});

it('follows a choice made in another tab (PSH-6)', () => {
  const pushes = createPushServices(toast);
  localStorage.setItem(STORAGE_KEYS.pushes, 'off');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.pushes }));
  expect([pushes.isOn.get(), pushesOff.get()]).toEqual([false, true]);
});
