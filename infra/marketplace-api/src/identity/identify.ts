import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
import type { Identity } from './identity-provider.ts';

/** The identity of a provider's token. @throws Problem where the token is invalid or of the other kind, or no provider is configured. */
export async function identify(
  { identity, now }: Pick<Context, 'identity' | 'now'>,
  token: string,
  kind: 'phone' | 'social',
): Promise<Identity> {
  if (!identity) throw createProblem(404, 'provider', 'session.no_provider');
  const known = await identity.verify(token, now());
  const isKind = known?.provider === 'phone' ? kind === 'phone' : kind === 'social';
  if (!known || !isKind) throw invalid('token', 'session.identity');
  return known;
}
