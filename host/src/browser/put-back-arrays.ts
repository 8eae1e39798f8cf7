/**
 * The methods of lists as the browser brought them. They are not locked: a locked `Array.prototype` makes every `push` of the
 * page three times as slow (decision 0068). What a release patched there is put back whenever another one takes its place.
 * @returns puts them back, and says which had to be
 */
export function rememberArrays(): () => string[] {
  const before = new Map(
    Reflect.ownKeys(Array.prototype).map((key) => [
      key,
      Reflect.getOwnPropertyDescriptor(Array.prototype, key),
    ]),
  );
  return () => {
    const patched: string[] = [];
    for (const [key, found] of before)
      if (found && Reflect.getOwnPropertyDescriptor(Array.prototype, key)?.value !== found.value) {
        Reflect.defineProperty(Array.prototype, key, found);
        patched.push(String(key));
      }
    for (const key of Reflect.ownKeys(Array.prototype))
      if (!before.has(key) && Reflect.deleteProperty(Array.prototype, key)) patched.push(String(key));
    return patched;
  };
}
