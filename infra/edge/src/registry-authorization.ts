/** The header by which this edge's token is checked; none where it has no token. */
export const registryAuthorization = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};
