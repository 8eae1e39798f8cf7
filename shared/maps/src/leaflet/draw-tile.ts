import type { MapPalette } from '../map-palette.ts';
import type { CityFeature, CityKind } from './city-feature.ts';
import type { City } from './city.ts';
import { drawLabel } from './draw-label.ts';
import type { TileLook } from './tile-look.ts';
import type { Label } from './labels.ts';
import { lineWidth } from './line-width.ts';

/** The piece of the world that a tile shows: its corner in pixels of the zoom, and how many pixels the world has. */
export interface TileView {
  left: number;
  top: number;
  size: number;
  world: number;
  zoom: number;
}

const GROUND_COLOURS: Partial<Record<CityKind, keyof MapPalette>> = { land: 'land', park: 'park' };
const BUILDINGS_FROM = 15;
const STREETS_FROM = 12;
const MARGIN = 40;

/** Draws one tile: grounds first, then ways with their casing, then names. */
export function drawTile(
  context: CanvasRenderingContext2D,
  city: City,
  labels: readonly Label[],
  view: TileView,
  look: TileLook,
): void {
  const { palette } = look;
  const seen = (features: CityFeature[]) => features.filter((feature) => isSeen(feature, view));
  const fill = (features: CityFeature[], colour: string, edge?: string) => {
    trace(context, seen(features), view);
    context.fillStyle = colour;
    context.fill('evenodd');
    if (!edge) return;
    context.strokeStyle = edge;
    context.lineWidth = 1;
    context.stroke();
  };
  const stroke = (features: CityFeature[], colour: string, width: number) => {
    trace(context, seen(features), view);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };

  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, view.size, view.size);
  for (const ground of city.grounds) fill([ground], palette[GROUND_COLOURS[ground.kind] ?? 'water']);
  const streams = city.river.filter(({ shape }) => shape === 'line');
  stroke(streams, palette.water, lineWidth('river', view.zoom));
  if (view.zoom >= BUILDINGS_FROM) fill(city.building, palette.building, palette.buildingEdge);

  const street = lineWidth('street', view.zoom);
  const avenue = lineWidth('avenue', view.zoom);
  const casing = view.zoom >= 14 ? 2 : 1;
  if (view.zoom >= STREETS_FROM) {
    if (street > 2) stroke(city.street, palette.streetCasing, street + casing);
    stroke(city.street, street > 2 ? palette.street : palette.streetCasing, street);
  }
  stroke(city.avenue, palette.avenueCasing, avenue + casing);
  stroke(city.avenue, palette.avenue, avenue);

  for (const label of labels) {
    const reach = label.width / 2 + MARGIN;
    const x = label.x - view.left;
    const y = label.y - view.top;
    if (x > -reach && y > -reach && x < view.size + reach && y < view.size + reach) {
      drawLabel(context, label, x, y, look);
    }
  }
}

function isSeen({ box }: CityFeature, { left, top, size, world, zoom }: TileView): boolean {
  const margin = Math.max(MARGIN, lineWidth('river', zoom));
  return (
    box.right * world > left - margin &&
    box.left * world < left + size + margin &&
    box.bottom * world > top - margin &&
    box.top * world < top + size + margin
  );
}

function trace(context: CanvasRenderingContext2D, features: readonly CityFeature[], view: TileView): void {
  context.beginPath();
  for (const { rings, shape } of features) {
    for (const ring of rings) {
      for (let i = 0; i + 1 < ring.length; i += 2) {
        const x = (ring[i] ?? 0) * view.world - view.left;
        const y = (ring[i + 1] ?? 0) * view.world - view.top;
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      if (shape === 'area') context.closePath();
    }
  }
}
