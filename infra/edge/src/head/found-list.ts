/** A name and the path that it leads to. */
export type Step = readonly [name: string, path: string];

/** A list of a module, as anybody may know it: in all the zones that the module serves. */
export interface FoundList {
  title: string;
  canonical: string;
  /** The first entries; empty if the marketplace does not respond in time. */
  steps: readonly Step[];
}

/** What is listed at an address. */
export interface ListAtAddress {
  /** Null for addresses of no list, and of unknown modules. */
  list: FoundList | null;
  /** The marketplace does not have the brand whose items the address lists (RTE-3). */
  isMissing: boolean;
}
