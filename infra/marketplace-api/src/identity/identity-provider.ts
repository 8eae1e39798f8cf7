/** Somebody whom an identity provider knows. */
export interface Identity {
  /** How they proved it: `phone`, or the social account's provider, such as `google.com`. */
  provider: string;
  /** That provider's own name for the person, which never changes and is nobody else's. */
  uid: string;
  /** Null where the provider does not vouch for one. */
  email: string | null;
  /** E.164; null but for `phone`. */
  phone: string | null;
}

/** Who says who somebody is, besides our own passwords and codes (SES-10). */
export interface IdentityProvider {
  /** Null where the token was not given to this marketplace, just now, by the provider. @throws Problem 503 where that cannot be learned. */
  verify(token: string, now: Date): Promise<Identity | null>;
}
