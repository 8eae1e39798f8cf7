import type { Product } from './products.ts';

/** The second picture in the gallery of a product, of nothing but itself; few have one, for each is drawn. */
export const sceneOf = ({ module, recommended, picture }: Product): string | null =>
  module === 'ecommerce' && recommended ? `scenes/${picture}` : null;
