import { COOKIES, randomId } from '@souk/contracts';
import { readCookie, writeCookie } from './cookie.ts';

/** The visitor's random number, made by the edge; made here where the browser dropped it on the way. */
export function readVisitor(): string {
  const known = readCookie(COOKIES.visitor);
  if (known) return known;
  const made = randomId();
  writeCookie(COOKIES.visitor, made);
  return made;
}
