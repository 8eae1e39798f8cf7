import { useMemo, useRef, useState } from 'react';
import { scopedKey, useScope } from '@souk/api-client';
import type { AddressDialogProps } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { useQuery } from '@souk/remote-kit';
import type { Spot } from './address-values.ts';
import { useText } from './texts/texts.ts';

type PlaceSources = Pick<AddressDialogProps, 'lookUp' | 'locate'>;

/** The position under the pin, and what is known of it: looked up once the map has moved away from where it began. */
export function useSpot(known: Spot | null, city: Position, { lookUp, locate }: PlaceSources) {
  const t = useText();
  useScope();
  const first = known ? { lat: known.latitude, lng: known.longitude } : city;
  const [moved, setMoved] = useState<Position | null>(known ? null : city);
  const [look, setLook] = useState(0);
  const [locating, setLocating] = useState(false);
  const wishes = useRef(0);
  const position = moved ?? first;
  const goTo = (next: Position | null) => {
    wishes.current += 1;
    setLocating(false);
    setMoved(next);
  };
  const lookAgain = () => setLook((last) => last + 1);
  const { data: found } = useQuery({
    queryKey: scopedKey('account/spot', { ...position, look }, ['language']),
    queryFn: ({ signal }) => lookUp(position, signal),
    // Looked up again whenever the position is chosen again.
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    enabled: moved !== null,
  });
  const spot = useMemo((): Spot | null => {
    if (!moved) return known;
    if (!found?.address) return null;
    return { address: found.address, latitude: found.lat, longitude: found.lng, zone_ids: found.zoneIds };
  }, [moved, found, known]);
  const problem = moved ? (found?.problem ?? null) : known?.zone_ids.length === 0 ? t('form.unserved') : null;
  return {
    position,
    spot,
    /** Why nothing is delivered there, in words for the customer. */
    problem,
    /** Whether the server could not say anything of it, which another look may change. */
    isUnknown: moved !== null && found?.isUnknown === true,
    lookAgain,
    lookingUp: moved !== null && !found,
    move: goTo,
    reset: () => goTo(known ? null : city),
    locating,
    async goToDevice() {
      const wish = (wishes.current += 1);
      setLocating(true);
      const here = await locate();
      // The customer has wished for another place since.
      if (wish !== wishes.current) return;
      setLocating(false);
      if (!here) return;
      setMoved(here);
      // It may be where the pin is already.
      lookAgain();
    },
  };
}
