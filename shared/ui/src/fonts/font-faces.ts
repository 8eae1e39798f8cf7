// Who compiles this from outside knows of no other way to the declaration.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import arabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2';
import latinExtended from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2';
import { BASIC_LETTERS, WEIGHTS } from './letters.ts';
import basicArabic from './rubik-arabic-basic.woff2';
import basicLatin from './rubik-latin-basic.woff2';

/** As a server writes it: without the origin, which only a browser knows. */
const pathOf = (url: string) =>
  typeof location !== 'undefined' && url.startsWith(`${location.origin}/`)
    ? url.slice(location.origin.length)
    : url;

/** Optional: a page that Rubik is late for keeps the system's face, and nothing moves. The next page has it. */
const face = (url: string, range: string, metrics = '') => `
  @font-face {
    font-family: 'Rubik Variable';
    font-style: normal;
    font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
    font-display: optional;
    src: url('${pathOf(url)}') format('woff2');
    unicode-range: ${range};
    ${metrics}
  }
`;

/** Rubik's height above and below the line, in percent of its size. */
const ASCENT = 93.5;
const DESCENT = 25;

/** @param width Percent: how wide Souk's texts are in Rubik of that weight, against the system's face. */
const systemFace = (family: string, weight: string, names: readonly string[], width: number) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${width}%;
    ascent-override: ${((ASCENT / width) * 100).toFixed(1)}%;
    descent-override: ${((DESCENT / width) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

const ARIAL = ['Liberation Sans', 'Arial', 'Roboto', 'Helvetica Neue'];
const DEJAVU = ['DejaVu Sans'];
const bold = (names: readonly string[]) => names.map((name) => `${name} Bold`);

/** Systems' faces, as wide and as high as Rubik, for a page that it is late for. The first that a system has is taken; no two have the same Arabic one. */
export const FALLBACK_FAMILIES = ['Rubik Fallback', 'Rubik Fallback DejaVu'] as const;
const [LIKE_ARIAL, LIKE_DEJAVU] = FALLBACK_FAMILIES;

/** A field clips its line to the height that the face names, and the dots below some Arabic letters hang lower. */
const LOW_DOTS = 'descent-override: 40%;';

/**
 * Rubik in the scripts that Souk writes; a browser takes only the files whose letters a page shows. Where two faces have a letter,
 * the later one draws it.
 */
export const FONT_FACES = `
  ${systemFace(LIKE_ARIAL, '300 449', ARIAL, 105.4)}
  ${systemFace(LIKE_ARIAL, '450 599', ARIAL, 108.5)}
  ${systemFace(LIKE_ARIAL, '600 699', bold(ARIAL), 102.5)}
  ${systemFace(LIKE_ARIAL, '700 900', bold(ARIAL), 103.7)}
  ${systemFace(LIKE_DEJAVU, '300 449', DEJAVU, 92.8)}
  ${systemFace(LIKE_DEJAVU, '450 599', DEJAVU, 95.6)}
  ${systemFace(LIKE_DEJAVU, '600 699', bold(DEJAVU), 85.7)}
  ${systemFace(LIKE_DEJAVU, '700 900', bold(DEJAVU), 86.7)}
  ${face(
    latin,
    'U+0080-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2122, U+2191, U+2193, U+2215',
  )}
  ${face(
    latinExtended,
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  )}
  ${face(
    arabic,
    'U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
    LOW_DOTS,
  )}
  ${face(basicLatin, BASIC_LETTERS.latin)}
  ${face(basicArabic, BASIC_LETTERS.arabic, LOW_DOTS)}
`;
