import { useEffect, useState } from 'react';
import type { Position } from '../map-provider.ts';

interface FollowedRoute {
  of: readonly Position[];
  path: readonly Position[];
}

/** The route along the streets, where the operator's key may ask Google's directions; else as it was given (LOC-18). */
export function useGoogleRoute(route: readonly Position[], isLoaded: boolean): readonly Position[] {
  const [followed, setFollowed] = useState<FollowedRoute | null>(null);
  useEffect(() => {
    const origin = route[0];
    const destination = route.at(-1);
    if (!isLoaded || !origin || !destination || route.length < 2) return;
    let wanted = true;
    alongStreets(origin, destination).then(
      (path) => wanted && path && setFollowed({ of: route, path }),
      () => undefined, // the key does not cover directions, or there is no route on foot
    );
    return () => {
      wanted = false;
    };
  }, [route, isLoaded]);
  return followed?.of === route ? followed.path : route;
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
