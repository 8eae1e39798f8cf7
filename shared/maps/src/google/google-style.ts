import type { MapPalette } from '../map-palette.ts';

/** Google's own style language, filled from the same palette as the keyless map. */
export function googleStyle(palette: MapPalette): google.maps.MapTypeStyle[] {
  const fill = (featureType: string, color: string) => ({
    featureType,
    elementType: 'geometry.fill',
    stylers: [{ color }],
  });
  const edge = (featureType: string, color: string) => ({
    featureType,
    elementType: 'geometry.stroke',
    stylers: [{ color }],
  });
  return [
    { elementType: 'labels.text.fill', stylers: [{ color: palette.place }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: palette.land }] },
    fill('landscape', palette.land),
    fill('landscape.man_made', palette.building),
    fill('poi.park', palette.park),
    fill('water', palette.water),
    fill('road', palette.street),
    edge('road', palette.streetCasing),
    fill('road.arterial', palette.avenue),
    edge('road.arterial', palette.avenueCasing),
    fill('road.highway', palette.avenue),
    edge('road.highway', palette.avenueCasing),
  ];
}
