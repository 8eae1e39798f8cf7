import type { Position } from '@souk/maps';

const DECISION_MS = 5000;

/** `denied`: the browser's permission is off or was not given in time (LOC-10); `unavailable`: it does not know either. */
export class DevicePositionError extends Error {
  override readonly name = 'DevicePositionError';
  readonly reason: 'denied' | 'unavailable';

  constructor(reason: 'denied' | 'unavailable') {
    super(`The device's position is ${reason}`);
    this.reason = reason;
  }
}

/** Where the device is; 5000 ms to decide, low accuracy (LOC-11). */
export function devicePosition(): Promise<Position> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.reject(new DevicePositionError('unavailable'));
  return new Promise((resolve, reject) => {
    // The browser's own time-out starts only after the visitor has decided.
    const undecided = setTimeout(() => {
      void permissionIsGiven().then((given) =>
        reject(new DevicePositionError(given ? 'unavailable' : 'denied')),
      );
    }, DECISION_MS);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(undecided);
        resolve({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => {
        clearTimeout(undecided);
        reject(new DevicePositionError(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'));
      },
      { enableHighAccuracy: false, timeout: DECISION_MS },
    );
  });
}

async function permissionIsGiven(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
