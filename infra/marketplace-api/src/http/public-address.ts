/**
 * The address of a page for somebody who comes from elsewhere: no request decides over its origin.
 * @throws Error for a path that leads away from the storefront.
 */
export function publicAddress(publicUrl: string, path: string): string {
  const { origin } = new URL(publicUrl);
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== origin)
    throw new Error(`The path "${path}" leads away from ${origin}.`);
  return address.href;
}
