import type { MapPalette } from '../map-palette.ts';
import type { CityKind } from './city-feature.ts';
import type { TileLook } from './tile-look.ts';
import type { Label, MeasureText } from './labels.ts';

const FONTS: Partial<Record<CityKind, string>> = {
  district: '600 15px',
  avenue: '500 12px',
  street: '400 11px',
  place: '500 12px',
};
const COLOURS: Partial<Record<CityKind, keyof MapPalette>> = {
  district: 'district',
  water: 'waterName',
  river: 'waterName',
  park: 'parkName',
  place: 'place',
};
const DOT = 3.5;
const NAME_ABOVE_DOT = 12;

const fontOf = (kind: CityKind, family: string) => `${FONTS[kind] ?? 'italic 500 12px'} ${family}`;

/** Writes a name with a halo, so that it is read over any ground. */
export function drawLabel(
  context: CanvasRenderingContext2D,
  label: Label,
  x: number,
  y: number,
  { palette, fontFamily }: TileLook,
): void {
  const colour = palette[COLOURS[label.kind] ?? 'streetName'];
  context.save();
  context.translate(x, y);
  context.rotate(label.angle);
  context.font = fontOf(label.kind, fontFamily);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.fillStyle = colour;
  if (label.kind === 'place') {
    context.beginPath();
    context.arc(0, 0, DOT, 0, 2 * Math.PI);
    context.stroke();
    context.fill();
    context.translate(0, -NAME_ABOVE_DOT);
  }
  context.strokeText(label.text, 0, 0);
  context.fillText(label.text, 0, 0);
  context.restore();
}

/** Measures names in the letters that they will be drawn in. */
export function createMeasure(fontFamily: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  return (text, kind) => {
    if (!context) return text.length * 7;
    context.font = fontOf(kind, fontFamily);
    return context.measureText(text).width;
  };
}
