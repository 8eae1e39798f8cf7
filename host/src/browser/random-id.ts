/** A random name. Works without a secure context, unlike `randomUUID`. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('');
