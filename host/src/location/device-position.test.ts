import { aDevice } from './a-device.ts';
import { devicePosition } from './device-position.ts';

afterEach(() => jest.useRealTimers());

it('asks for a rough position within five seconds (LOC-11, CON-2)', async () => {
  const asked = aDevice({ lat: 24.7, lng: 46.6 });
  await expect(devicePosition()).resolves.toEqual({ lat: 24.7, lng: 46.6 });
  expect(asked.mock.lastCall?.[2]).toEqual({ enableHighAccuracy: false, timeout: 5000 });
});

it('tells a refused permission from a device that does not know (LOC-10)', async () => {
  aDevice('PERMISSION_DENIED');
  await expect(devicePosition()).rejects.toMatchObject({ reason: 'denied' });
  aDevice('POSITION_UNAVAILABLE');
  await expect(devicePosition()).rejects.toMatchObject({ reason: 'unavailable' });
});

it.each([
  ['prompt', 'denied'],
  ['granted', 'unavailable'],
] as const)('gives up after five seconds with the permission at %s (LOC-11)', async (permission, reason) => {
  jest.useFakeTimers();
  aDevice('silence', permission);
  const outcome = expect(devicePosition()).rejects.toMatchObject({ reason });
  await jest.advanceTimersByTimeAsync(5000);
  await outcome;
});

it('knows no position where the browser has no geolocation', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  await expect(devicePosition()).rejects.toMatchObject({ reason: 'unavailable' });
});
