import { type Coords, GridLayer } from 'leaflet';
import type { City } from './city.ts';
import { createMeasure } from './draw-label.ts';
import { drawTile } from './draw-tile.ts';
import type { TileLook } from './tile-look.ts';
import { type Label, placeLabels } from './labels.ts';
import { worldSize } from '../mercator.ts';

const TILE_SIZE = 512;

/** Draws the city into canvas tiles, so that panning moves pictures and zooming draws afresh. */
export class CityLayer extends GridLayer {
  private labels = new Map<number, Label[]>();
  private readonly city: City;
  private readonly language: string;
  private readonly look: TileLook;

  constructor(city: City, language: string, look: TileLook) {
    super({ tileSize: TILE_SIZE, updateWhenZooming: false, keepBuffer: 1, noWrap: true });
    this.city = city;
    this.language = language;
    this.look = look;
  }

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, 2);
    tile.width = tile.height = TILE_SIZE * density;
    const context = tile.getContext('2d');
    if (!context) return tile;
    context.scale(density, density);
    const view = {
      left: coords.x * TILE_SIZE,
      top: coords.y * TILE_SIZE,
      size: TILE_SIZE,
      world: worldSize(coords.z),
      zoom: coords.z,
    };
    drawTile(context, this.city, this.labelsAt(coords.z), view, this.look);
    return tile;
  }

  private labelsAt(zoom: number): Label[] {
    let labels = this.labels.get(zoom);
    if (!labels) {
      labels = placeLabels(this.city, zoom, this.language, createMeasure(this.look.fontFamily));
      this.labels.set(zoom, labels);
    }
    return labels;
  }
}
