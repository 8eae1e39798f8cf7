import { darker, lighter } from './colour.ts';

/** Background colours of the product pictures, by module. */
export const tints = {
  food: ['#fbe6cf', '#f9ddcf', '#f1edd2', '#fdecc3', '#f6dcd9', '#e9eed9'],
  grocery: ['#e3f0d9', '#fdf0cc', '#dff0ea', '#fbe7d3', '#e6eefa', '#f4ead7'],
  pharmacy: ['#dcf0f1', '#e3ecfb', '#ece6f8', '#e5f3e6', '#fdeee6', '#eef1f4'],
  ecommerce: ['#eee6dc', '#e4e7ee', '#f3e0dc', '#e2eae2', '#f5ecd9', '#e8e2ee'],
};

/** A studio's paper roll: light from above, a floor that bends into the wall. */
export const studio = (tint: string, width: number, height: number): string => `
  <defs>
    <linearGradient id="wall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(tint, 0.35)}"/><stop offset=".66" stop-color="${tint}"/>
      <stop offset=".74" stop-color="${darker(tint, 0.05)}"/><stop offset="1" stop-color="${lighter(tint, 0.18)}"/></linearGradient>
    <radialGradient id="light" cx=".5" cy=".42" r=".55"><stop offset="0" stop-color="#ffffff" stop-opacity=".75"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`;
