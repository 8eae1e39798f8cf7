import { products } from '../catalogue/products.ts';
import { sceneOf } from '../catalogue/scene-of.ts';
import type { Composition } from './composition.ts';
import { MODULES_WITH_ITEMS, readPictures } from './item-pictures.ts';
import { table } from './scenes.ts';

const COLOUR = '#b9a594';

/** The second pictures of galleries: the thing itself and what comes with it, on a table. */
export function itemScenes(): Composition[] {
  const things = new Map(
    MODULES_WITH_ITEMS.flatMap(readPictures).map(({ picture, things: shown }) => [picture, shown]),
  );
  return products.flatMap((product) => {
    const name = sceneOf(product);
    return name === null ? [] : [table(name, COLOUR, things.get(product.picture) ?? '')];
  });
}
