import { accentVariables } from '@souk/ui';

/** A module's accent as the rule that the server writes into the page. @throws TypeError where a colour is not `#rrggbb` */
export function accentRules(accent: Parameters<typeof accentVariables>[0]): string {
  const declarations = Object.entries(accentVariables(accent)).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
