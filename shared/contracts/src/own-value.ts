/**
 * A value that was put under this name; undefined where an object of JSON has the name only as every object does, such as
 * `constructor`.
 */
export const ownValue = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
