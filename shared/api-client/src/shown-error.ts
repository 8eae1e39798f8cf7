/**
 * The options of a query or mutation whose page itself shows that it failed: no toast repeats it (API-5).
 * For queries that are drawn with an `ErrorState`, and for forms that show why they were not sent.
 */
export const withShownError = <Q extends object>(query: Q): Q & { meta: { errorIsShown: true } } => ({
  ...query,
  meta: { ...('meta' in query && (query.meta as object)), errorIsShown: true },
});
