import { darker, lighter } from './colour.ts';

/** Where a drawn thing stands and how large it is, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing that is drawn in a colour and carries an emoji. */
export interface Shape {
  /** Width over height. */
  ratio: number;
  /** The emoji: its middle as a share of the height, its size and its way to the start as shares of the width. */
  label: { at: number; size: number; shift?: number };
  draw: (box: Box, id: string, colour: string) => string;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" fill="${fill}" ${extra}/>`;

/** The light on something round that stands upright. */
export const round = (id: string, colour: string) => `
  <linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="${darker(colour, 0.22)}"/><stop offset=".22" stop-color="${lighter(colour, 0.22)}"/>
    <stop offset=".36" stop-color="${lighter(colour, 0.42)}"/><stop offset=".62" stop-color="${colour}"/>
    <stop offset="1" stop-color="${darker(colour, 0.3)}"/>
  </linearGradient>`;

export const fill = (id: string) => `url(#${id})`;
