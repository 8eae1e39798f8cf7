/** A JSON object as received, not validated. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object; empty where something else came. */
export const raw = (value: unknown): Raw => (isRaw(value) ? value : {});

/**
 * The defaults of an answer, for every field but those that are always sent or read in another way: the compiler finds a new
 * field that has none. Optional fields may stay out.
 */
export type Defaults<T extends object, Sent extends keyof T> = Omit<T, Sent>;

/**
 * An answer with the fields that an operator's backend left out or sent as `null` filled in.
 * The one place that trusts the server: its own answers are validated against the contract, which the browser does not carry.
 */
export function complete<T extends object, Sent extends keyof T = never>(
  value: unknown,
  defaults: Defaults<T, Sent>,
): T {
  const given = raw(value);
  const missing = Object.entries(defaults).filter(([key]) => given[key] === undefined || given[key] === null);
  return { ...given, ...Object.fromEntries(missing) } as T;
}

/** Reads one kind of answer, or of row in an answer. */
export type Read<T> = (value: unknown) => T;

/** A reader that only fills in what is missing. */
export const completing =
  <T extends object, Sent extends keyof T = never>(defaults: Defaults<T, Sent>): Read<T> =>
  (value) =>
    complete<T, Sent>(value, defaults);

/** Reads a list; anything else, such as `null` for none, is an empty one. */
export const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read) : [];
