/** `verify` verifies a contact of the account, `removal` removes an account without a password. */
export type CodePurpose = 'sign_in' | 'reset' | 'verify' | 'removal';
