/**
 * The absolute address of a storefront page; its origin is configured and never taken from a request.
 * @throws Error for a path that leads to another origin.
 */
export function publicAddress(publicUrl: string, path: string): string {
  const { origin } = new URL(publicUrl);
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== origin)
    throw new Error(`The path "${path}" leads to another origin than ${origin}.`);
  return address.href;
}
