import { registryAuthorization } from '../registry-authorization.ts';

interface RegistryPost {
  url: URL;
  token: string | undefined;
  body: object;
  /** In milliseconds. */
  timeout: number;
}

/** Sends something to the registry, and answers with the status of its response. Rejects where none comes in time. */
export async function postToRegistry({ url, token, body, timeout }: RegistryPost): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...registryAuthorization(token) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return response.status;
}
