/** A list as addresses carry it (SRC-8); undefined for an empty one. */
export const jsonList = (list: readonly unknown[] | undefined): string | undefined =>
  list && list.length > 0 ? JSON.stringify(list) : undefined;
