/** Goes to a page outside of the storefront. Anything but a web address is refused. */
export function leaveFor(url: string): boolean {
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) return false;
  location.assign(url);
  return true;
}
