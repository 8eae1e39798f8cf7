const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

type Answer = { lat: number; lng: number } | keyof typeof CODES | 'silence';

/** Gives a test's browser a device that answers so; the mock tells how it was asked. */
export function aDevice(answer: Answer, permission: PermissionState = 'prompt') {
  const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>((succeed, fail) => {
    if (answer === 'silence') return;
    if (typeof answer === 'string') fail?.({ ...CODES, code: CODES[answer], message: '' });
    else succeed({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
  });
  const query = () => Promise.resolve({ state: permission });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  return getCurrentPosition;
}
