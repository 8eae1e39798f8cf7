import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';
import { textsChunk } from '@souk/contracts';

/**
 * Takes the place of a bundle of texts. The texts are in the chunk of their language, which `LateTextsPlugin` has loaded on pages
 * in that language; on others the bundle is empty and never read.
 */
export default function lateTexts(this: LoaderContext<object>): string {
  const file = basename(this.resourcePath);
  const texts = JSON.stringify(`./${file}?late`);
  const chunk = textsChunk(basename(file, '.json'));
  return `const id = require.resolveWeak(${texts});
// Never called: it says which chunk the texts are in.
export const load = () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${texts});
export default __webpack_modules__[id] ? __webpack_require__(id) : {};
`;
}
