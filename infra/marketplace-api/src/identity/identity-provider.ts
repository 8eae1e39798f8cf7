/** A person known to an identity provider. */
export interface Identity {
  /** How they signed in: `phone`, or the social account's provider, such as `google.com`. */
  provider: string;
  /** The provider's permanent id of the person. */
  uid: string;
  /** Null where the provider has not verified one. */
  email: string | null;
  /** E.164; only for `phone`. */
  phone: string | null;
}

/** Verifies who somebody is, besides passwords and codes of this marketplace (SES-10). */
export interface IdentityProvider {
  /** Null where the token is invalid, old or for another project. @throws Problem 503 where that cannot be checked. */
  verify(token: string, now: Date): Promise<Identity | null>;
}
