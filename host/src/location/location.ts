import {
  type PickedLocation,
  type PickLocationOptions,
  type PlaceAt,
  type Readable,
  type RouteOptions,
  type ShellServices,
  STORAGE_KEYS,
  type Toast,
} from '@souk/contracts';
import { bus } from '@souk/event-bus';
import type { Position } from '@souk/maps';
import { devicePosition, DevicePositionError } from './device-position.ts';
import { lookUpPlace, placeAt, placeAtQuery } from './place-at.ts';
import type { PlaceWords } from './place-at.ts';
import { createStore } from '../state/store.ts';
import { isAddressForeign, readStoredLocation, storeLocation, storeZones } from './stored-location.ts';
import { text } from './texts/texts.ts';

/** `saved` is a saved address that was selected in the header: it keeps the module and the page where it can (ADDR-13). */
type Flow = PickLocationOptions['flow'] | 'saved';

const KEYS: readonly string[] = [STORAGE_KEYS.zone, STORAGE_KEYS.position, STORAGE_KEYS.address];

/** `problem` says why nothing was picked, as a text for the visitor; null where a message was shown already. */
export type PickOutcome = { location: PickedLocation } | { location: null; problem: string | null };

/** Where things are delivered to, and the questions about it; the components of this folder show them. */
export interface Location {
  /** The part that remotes see. */
  services: ShellServices['location'];
  /** What the open picker was asked for; null while it is closed. */
  picking: Readable<PickLocationOptions | null>;
  /** Ends the picker, with what was picked or with nothing. */
  finish(location: PickedLocation | null): void;
  /** The route that is shown; null while its dialog is closed (LOC-18). */
  route: Readable<RouteOptions | null>;
  closeRoute(): void;
  /** Whether the browser's permission has to be asked for (LOC-10). */
  permissionIsOff: Readable<boolean>;
  dismissPermission(): void;
  /** Whether the delivery location alert is open (LOC-19). */
  alerting: Readable<boolean>;
  /** Asks for a location before going on, unless there is one (LOC-19, LOC-24). Null where the visitor picks none. */
  requireLocation(): Promise<PickedLocation | null>;
  /** The alert's answer: on to the map, or no. */
  answerAlert(pick: boolean): void;
  /** Whether the device's position is being found. */
  locating: Readable<boolean>;
  /** The device's position; null when it is not available, and the reason was shown (LOC-9 to LOC-11). */
  locate(): Promise<Position | null>;
  /** The query of a position's address and zones (LOC-12). */
  lookUp(position: Position): ReturnType<typeof placeAtQuery>;
  /** Looks up a position for what remotes put on a map. */
  lookUpPlace(position: Position, signal: AbortSignal): Promise<PlaceAt>;
  /** Takes a place whose address and zones are known already: a saved address, for example (LOC-20). */
  take(location: PickedLocation, flow: Flow): void;
  /** Takes a position without the map: from a suggestion, for example. */
  pickAt(position: Position, flow: Flow): Promise<PickOutcome>;
  /** Looks the address up again where it was written before the language was changed (I18-2). */
  renewAddress(): Promise<void>;
  /** Takes the device's position without the map (LOC-20). */
  pickDevicePosition(flow: Flow): Promise<PickOutcome>;
  /** Calls a listener each time that a pick was stored; the header's flow goes on to the module choice (LOC-8). */
  onPicked(listener: (flow: Flow) => void): () => void;
}

interface LocationOptions extends Pick<PlaceWords, 'errorText'> {
  toast(toast: Toast): void;
}

/** The host's location: one per page. */
export function createLocation({ toast, errorText }: LocationOptions): Location {
  const words = (): PlaceWords => ({ unserved: text('unserved'), errorText });
  const current = createStore(readStoredLocation(), 'location');
  const picking = createStore<PickLocationOptions | null>(null);
  const route = createStore<RouteOptions | null>(null);
  const permissionIsOff = createStore(false);
  const alerting = createStore(false);
  const locating = createStore(false);
  const pickListeners = new Set<(flow: Flow) => void>();
  let answerPick: (location: PickedLocation | null) => void = () => undefined;
  let answerRequest: (location: PickedLocation | null) => void = () => undefined;

  function change(location: PickedLocation | null) {
    current.set(location);
    bus.emit('location:changed', { location });
  }

  function take(location: PickedLocation, flow: Flow) {
    if (flow === 'receiver') {
      takeZones(location.zoneIds);
      toast({ kind: 'success', text: text('set') });
      return;
    }
    storeLocation(location);
    change(location);
    pickListeners.forEach((listener) => listener(flow));
  }

  /** The receiver's zones count from now on, while the customer's own place stays as it is (LOC-6). */
  function takeZones(zoneIds: number[]) {
    storeZones(zoneIds);
    const own = current.get();
    if (own && String(own.zoneIds) !== String(zoneIds)) change({ ...own, zoneIds });
  }

  function pick(options: PickLocationOptions): Promise<PickedLocation | null> {
    answerPick(null);
    picking.set(options);
    return new Promise((resolve) => {
      answerPick = resolve;
    });
  }

  async function locate(): Promise<Position | null> {
    locating.set(true);
    try {
      return await devicePosition();
    } catch (error) {
      if (error instanceof DevicePositionError && error.reason === 'denied') permissionIsOff.set(true);
      else toast({ kind: 'error', text: text('positionUnknown'), id: 'position-unknown' });
      return null;
    } finally {
      locating.set(false);
    }
  }

  async function pickAt(position: Position, flow: Flow): Promise<PickOutcome> {
    const location = asPicked(await placeAt(position, words()));
    if ('problem' in location) return { location: null, problem: location.problem };
    take(location, flow);
    return { location };
  }

  // Another tab's pick is this tab's too: both send the same stored zone.
  window.addEventListener('storage', ({ key }) => {
    if (!KEYS.includes(key ?? '')) return;
    const stored = readStoredLocation();
    if (JSON.stringify(stored) !== JSON.stringify(current.get())) change(stored);
  });

  return {
    services: { current, pick, showRoute: route.set },
    picking,
    finish(location) {
      const flow = picking.get()?.flow;
      picking.set(null);
      if (location && flow) take(location, flow);
      answerPick(location);
    },
    route,
    closeRoute: () => route.set(null),
    permissionIsOff,
    dismissPermission: () => permissionIsOff.set(false),
    alerting,
    requireLocation() {
      const location = current.get();
      if (location) return Promise.resolve(location);
      answerRequest(null);
      alerting.set(true);
      return new Promise((resolve) => {
        answerRequest = resolve;
      });
    },
    answerAlert(wanted) {
      alerting.set(false);
      if (wanted) void pick({ flow: 'store' }).then(answerRequest);
      else answerRequest(null);
    },
    locating,
    locate,
    lookUp: (position) => placeAtQuery(position, words()),
    lookUpPlace: (position, signal) => lookUpPlace(position, words(), signal),
    take,
    pickAt,
    async renewAddress() {
      const before = current.get();
      if (!before || !isAddressForeign()) return;
      const { address } = await placeAt(before, words());
      // Another place may have been picked in the meantime.
      if (address === null || current.get() !== before) return;
      const location = { ...before, address };
      storeLocation(location);
      current.set(location);
    },
    async pickDevicePosition(flow) {
      const position = await locate();
      return position ? pickAt(position, flow) : { location: null, problem: null };
    },
    onPicked(listener) {
      pickListeners.add(listener);
      return () => pickListeners.delete(listener);
    },
  };
}

/** A looked-up place as a location, or what it lacks. */
export function asPicked({
  lat,
  lng,
  address,
  zoneIds,
  problem,
  isUnknown,
}: PlaceAt): PickedLocation | { problem: string } {
  if (isUnknown && problem !== null) return { problem };
  if (address === null) return { problem: text('addressUnknown') };
  return problem === null ? { lat, lng, address, zoneIds } : { problem };
}
