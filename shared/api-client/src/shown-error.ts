/**
 * The options of a query whose page itself shows that it failed: no toast repeats it (API-5).
 * For queries that are drawn with an `ErrorState`.
 */
export const withShownError = <Q extends object>(query: Q): Q & { meta: { errorIsShown: true } } => ({
  ...query,
  meta: { ...('meta' in query && (query.meta as object)), errorIsShown: true },
});
