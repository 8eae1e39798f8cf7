/**
 * An unguessable random name, as hexadecimal digits. Works without a secure context, unlike `crypto.randomUUID`.
 * @param bytes how much of it is random; default: 16
 */
export const randomId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
