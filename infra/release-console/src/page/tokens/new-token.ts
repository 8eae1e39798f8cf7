import { ACTIONS } from '@souk/contracts';
import type { Action, TokenInfo } from '@souk/contracts';
import { TOKEN_BOUNDS } from '@souk/contracts/channel-changes';
import { text } from '../texts/texts.ts';
import { isWholeNumber } from '../whole-number.ts';

/** A token as it is asked for in the form. */
export interface NewTokenValues {
  name: string;
  kind: TokenInfo['kind'];
  remote: string;
  actions: Action[];
  days: string;
  /** Of a verifier: the public half of its key. */
  verifierKey: string;
}

export const NEW_TOKEN: NewTokenValues = {
  name: '',
  kind: 'person',
  remote: '*',
  actions: ['read'],
  days: '90',
  verifierKey: '',
};

/** The rights of people and pipelines; reporting telemetry is for edges only. */
export const OFFERED = ACTIONS.filter((action) => action !== 'report');

/** An Ed25519 public key, SPKI in base64. */
const VERIFIER_KEY = /^[A-Za-z0-9+/]{59}=$/;

const mayOnlyRead = (actions: readonly Action[]) =>
  actions.every((action) => action === 'verify' || action === 'read');

const REMOTE = /^(\*|[a-z][a-z0-9-]{0,39})$/;

export function checkNewToken({ name, remote, actions, days, verifierKey }: NewTokenValues) {
  const isVerifier = actions.includes('verify');
  return {
    ...(name.trim() === '' ? { name: text('tokens.missingName') } : {}),
    ...(remotesOf(remote).length > 0 && remotesOf(remote).every((it) => REMOTE.test(it))
      ? {}
      : { remote: text('tokens.missingRemote') }),
    ...(actions.length === 0 ? { actions: text('tokens.missingRights') } : {}),
    ...(isVerifier && !mayOnlyRead(actions) ? { actions: text('tokens.verifierAlone') } : {}),
    ...(isVerifier && !VERIFIER_KEY.test(verifierKey.trim())
      ? { verifierKey: text('tokens.wrongVerifierKey') }
      : {}),
    ...(isWholeNumber(days, TOKEN_BOUNDS.days) ? {} : { days: text('settings.whole', TOKEN_BOUNDS.days) }),
  };
}

const remotesOf = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

/** As the registry takes it: one scope for each remote that was named. */
export const toRequest = ({ name, kind, remote, actions, days, verifierKey }: NewTokenValues) => ({
  name: name.trim(),
  kind,
  scopes: remotesOf(remote).map((it) => ({ remote: it, actions })),
  days: Number(days),
  ...(actions.includes('verify') ? { verifierKey: verifierKey.trim() } : {}),
});
