import type { MapPalette } from '../map-palette.ts';

export interface TileLook {
  palette: MapPalette;
  fontFamily: string;
}
