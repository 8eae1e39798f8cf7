/** The name that `categoryPath` put into a link: UTF-8 in base64 (SRC-10); null where it cannot be read. */
export function categoryName(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
