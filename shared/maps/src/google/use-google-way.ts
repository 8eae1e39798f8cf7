import { useEffect, useState } from 'react';
import type { Position } from '../map-provider.ts';

interface FollowedWay {
  of: readonly Position[];
  path: readonly Position[];
}

/** The way along the streets, where the operator's key may ask Google's directions; else as it was given (LOC-18). */
export function useGoogleWay(way: readonly Position[], isLoaded: boolean): readonly Position[] {
  const [followed, setFollowed] = useState<FollowedWay | null>(null);
  useEffect(() => {
    const origin = way[0];
    const destination = way.at(-1);
    if (!isLoaded || !origin || !destination || way.length < 2) return;
    let wanted = true;
    alongStreets(origin, destination).then(
      (path) => wanted && path && setFollowed({ of: way, path }),
      () => undefined, // the key does not cover directions, or there is no way on foot
    );
    return () => {
      wanted = false;
    };
  }, [way, isLoaded]);
  return followed?.of === way ? followed.path : way;
}

async function alongStreets(origin: Position, destination: Position): Promise<Position[] | undefined> {
  const { DirectionsService, TravelMode } = google.maps;
  const { routes } = await new DirectionsService().route({
    origin,
    destination,
    travelMode: TravelMode.WALKING,
  });
  return routes[0]?.overview_path.map((corner) => corner.toJSON());
}
