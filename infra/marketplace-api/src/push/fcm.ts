import type { PushMessage } from '@souk/contracts/api';
import { importPKCS8, SignJWT } from 'jose';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { Delivery, PushService } from './push-service.ts';

/** The fields of a Google service account's JSON that are used. */
export interface ServiceAccount {
  client_email: string;
  /** PKCS#8 in PEM. */
  private_key: string;
  token_uri: string;
}

export interface FcmOptions {
  projectId: string;
  serviceAccount: ServiceAccount;
  /** Base address of Firebase Cloud Messaging. */
  url?: string;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const REQUEST_TIMEOUT_MS = 5_000;
/** Access tokens are renewed this long before they expire. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** How long the service stores a message for a browser that is offline. */
const MESSAGE_TTL_SECONDS = 24 * 3600;

const Granted = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });
const Refusal = Type.Object({
  error: Type.Object({
    status: Type.Optional(Type.String()),
    details: Type.Optional(Type.Array(Type.Object({ errorCode: Type.Optional(Type.String()) }))),
  }),
});

interface Granting {
  /** Milliseconds since 1970. */
  until: number;
  token: Promise<string>;
}

/** Firebase Cloud Messaging, by its HTTP API and an operator's service account. */
export function fcm({
  projectId,
  serviceAccount,
  url = 'https://fcm.googleapis.com',
}: FcmOptions): PushService {
  const address = `${url}/v1/projects/${projectId}/messages:send`;
  let granted: Granting | null = null;

  /** One token is used for about an hour; concurrent callers share one request. */
  function accessToken(): Promise<string> {
    if (granted && granted.until > Date.now()) return granted.token;
    const request: Granting = {
      until: Date.now() + REQUEST_TIMEOUT_MS,
      token: requestToken((milliseconds) => (request.until = Date.now() + milliseconds)),
    };
    granted = request;
    request.token.catch(() => (granted = null));
    return request.token;
  }

  async function requestToken(setLifetime: (milliseconds: number) => void): Promise<string> {
    const { client_email, private_key, token_uri } = serviceAccount;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await importPKCS8(private_key, 'RS256'));
    const response = await fetch(token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok || !Check(Granted, answer))
      throw new Error(
        `Google answered ${response.status} to the request for an access token. Check the service account.`,
      );
    setLifetime(answer.expires_in * 1000 - RENEW_BEFORE_MS);
    return answer.access_token;
  }

  return {
    async send(token, message) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: { token, data: dataOf(message), webpush: WEB } }),
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return 'taken';
      if (response.status === 401) granted = null;
      return deliveryOf(response.status, answer);
    },
  };
}

const WEB = { headers: { TTL: String(MESSAGE_TTL_SECONDS), Urgency: 'high' } };

/** FCM accepts texts only. */
const dataOf = (message: PushMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, String(value)]),
  );

/** @throws Error where a retry may succeed. */
function deliveryOf(status: number, answer: unknown): Delivery {
  const error = Check(Refusal, answer) ? answer.error : null;
  const code = error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? '';
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return 'gone';
  if (status === 400) return 'refused';
  throw new Error(`Firebase Cloud Messaging answered ${status} ${code}.`);
}
