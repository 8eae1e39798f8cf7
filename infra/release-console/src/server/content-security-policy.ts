/** The policy of the console's page: only its own scripts, no code from strings, no embedding by other sites. */
export function contentSecurityPolicy(nonce: string): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
