import { CONTRIBUTION_PLACES } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import { text } from '../texts/texts.ts';

/** The values of the form: lists as text. */
export interface NewGrantValues {
  remote: string;
  routes: string;
  moduleTypes: string;
  contributions: string[];
  capabilities: string;
  reason: string;
}

export const NEW_GRANT: NewGrantValues = {
  remote: '',
  routes: '',
  moduleTypes: '',
  contributions: [],
  capabilities: '',
  reason: '',
};

export const PLACES: readonly string[] = CONTRIBUTION_PLACES;

const namesOf = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

/** Converts the form's values for the registry. */
export function toClaims(values: NewGrantValues): GrantedClaims {
  return {
    routes: namesOf(values.routes),
    moduleTypes: namesOf(values.moduleTypes),
    contributions: values.contributions,
    capabilities: namesOf(values.capabilities),
  };
}

export function checkNewGrant(values: NewGrantValues) {
  const { routes, ...others } = toClaims(values);
  const isEmpty = [routes, ...Object.values(others)].every((names) => names.length === 0);
  return {
    ...(/^[a-z][a-z0-9-]{0,39}$/.test(values.remote.trim()) ? {} : { remote: text('grants.missingRemote') }),
    ...(isEmpty || !routes.every((route) => route.startsWith('/'))
      ? { routes: text('grants.missingClaims') }
      : {}),
  };
}
