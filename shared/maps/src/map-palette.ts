/** The colours of a map: all of them, for every provider. */
export interface MapPalette {
  ground: string;
  land: string;
  water: string;
  park: string;
  building: string;
  buildingEdge: string;
  street: string;
  streetCasing: string;
  avenue: string;
  avenueCasing: string;
  halo: string;
  district: string;
  streetName: string;
  waterName: string;
  parkName: string;
  place: string;
}

export const MAP_PALETTES: Record<'light' | 'dark', MapPalette> = {
  light: {
    ground: '#eeece6',
    land: '#f4f2ed',
    water: '#a9d4ea',
    park: '#c8e6b9',
    building: '#e6e2da',
    buildingEdge: '#d9d4ca',
    street: '#ffffff',
    streetCasing: '#ddd8ce',
    avenue: '#ffe9a8',
    avenueCasing: '#e6c46a',
    halo: 'rgba(255, 255, 255, 0.92)',
    district: '#5b6472',
    streetName: '#6a675f',
    waterName: '#2f6f94',
    parkName: '#3f7a37',
    place: '#3b4757',
  },
  dark: {
    ground: '#191c22',
    land: '#1e222a',
    water: '#12303f',
    park: '#1d3527',
    building: '#272c36',
    buildingEdge: '#313845',
    street: '#363d4a',
    streetCasing: '#171a20',
    avenue: '#5a4f35',
    avenueCasing: '#2a2517',
    halo: 'rgba(20, 23, 28, 0.9)',
    district: '#aab4c4',
    streetName: '#99a3b3',
    waterName: '#6fb3d6',
    parkName: '#82bd7b',
    place: '#d3dae5',
  },
};
