import type { LoaderContext } from 'webpack';

const KEY = /,\s*key: "\w+"/g;

/**
 * A webpack loader for the icons of `lucide-react`. React needs keys for lists that change; an icon's parts never do, and each
 * key is random, so that it does not compress.
 */
export default function iconsWithoutKeys(this: LoaderContext<unknown>, source: string): string {
  return source.replace(KEY, '');
}
