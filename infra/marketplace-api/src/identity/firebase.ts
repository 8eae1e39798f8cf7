import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { createProblem } from '../http/problem.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface FirebaseIdentityOptions {
  projectId: string;
  /** Address of Firebase's emulator, whose tokens are not signed; for tests only. */
  emulatorUrl?: string | undefined;
  /** Address of the public keys with which Google signs these tokens. */
  keysUrl?: string;
}

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Maximum time since the person signed in with Firebase; a renewed token keeps the time of its sign-in. */
const MAX_AUTH_AGE_SECONDS = 3600;
/** Maximum difference between clocks. */
const CLOCK_SKEW_SECONDS = 60;

/** The claims that are read, besides the standard ones. */
const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 128 }),
  auth_time: Type.Number(),
  email: Type.Optional(Type.String({ maxLength: 255 })),
  email_verified: Type.Optional(Type.Boolean()),
  phone_number: Type.Optional(Type.String({ pattern: '^\\+[1-9][0-9]{6,14}$' })),
  firebase: Type.Object({
    sign_in_provider: Type.String({ minLength: 1 }),
    identities: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
});

/** Verifies ID tokens of Firebase Authentication with Google's public keys. */
export function firebaseIdentity(options: FirebaseIdentityOptions): IdentityProvider {
  const { projectId, emulatorUrl, keysUrl = KEYS } = options;
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  const expected = (now: Date) => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: now,
  });

  const read = async (token: string, now: Date): Promise<JWTPayload> =>
    emulatorUrl
      ? UnsecuredJWT.decode(token, expected(now)).payload
      : (await jwtVerify(token, keys, { ...expected(now), algorithms: ['RS256'] })).payload;

  return {
    async verify(token, now) {
      let claims: JWTPayload;
      try {
        claims = await read(token, now);
      } catch (error) {
        if (isOfToken(error)) return null;
        throw createProblem(503, 'identity', 'session.identity_unreachable');
      }
      if (!Check(Claims, claims)) return null;
      const ago = now.getTime() / 1000 - claims.auth_time;
      if (ago < -CLOCK_SKEW_SECONDS || ago > MAX_AUTH_AGE_SECONDS) return null;
      const { sign_in_provider: provider, identities } = claims.firebase;
      const named = identities?.[provider];
      const uid = Array.isArray(named) ? (named as unknown[])[0] : undefined;
      if (typeof uid !== 'string' || uid === '' || uid.length > 255) return null;
      return {
        provider,
        uid,
        email: claims.email_verified ? (claims.email ?? null) : null,
        phone: provider === 'phone' ? (claims.phone_number ?? null) : null,
      };
    },
  };
}

/** Whether the error is about the token; any other error means that Google's keys were not available. */
const isOfToken = (error: unknown) =>
  [
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);
