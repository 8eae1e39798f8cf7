import { invalid } from '../../http/problem.ts';
import type { TextKey } from '../../texts/translate.ts';
import { commonPasswords } from './common-passwords.ts';

/** The owner's data, which the password must not contain; unknown fields are left out. */
export interface PasswordOwner {
  f_name?: string;
  l_name?: string;
  email?: string | null;
  phone?: string | null;
}

/** A bad password with up to this many digits and signs added is still bad. */
const MAX_APPENDED = 4;
const MIN_DIFFERENT_CHARACTERS = 3;

const withoutSigns = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** The text without its trailing digits and signs, for every number of them. */
const stemsOf = (text: string) =>
  Array.from({ length: MAX_APPENDED }, (_, index) => index + 1)
    .filter((count) => new RegExp(`[^\\p{L}]{${count}}$`, 'u').test(text))
    .map((count) => text.slice(0, -count));

/** Whether each character follows or precedes the one before: `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && Math.abs(step ?? 0) === 1;
}

function namesOwner(password: string, { f_name = '', l_name = '', email, phone }: PasswordOwner): boolean {
  const own = [
    f_name,
    l_name,
    f_name + l_name,
    l_name + f_name,
    email ?? '',
    email?.split('@')[0] ?? '',
    phone ?? '',
  ]
    .map(withoutSigns)
    .filter((word) => word !== '');
  const bare = withoutSigns(password);
  // A phone without its country code.
  const national = /^\d+$/.test(bare) ? bare.replace(/^0+/, '') : '';
  const isPhone = national.length >= 6 && withoutSigns(phone ?? '').endsWith(national);
  return isPhone || [password, ...stemsOf(password)].some((text) => own.includes(withoutSigns(text)));
}

/** Why a password is refused, or null. */
export function weaknessOf(password: string, owner: PasswordOwner): TextKey | null {
  if (namesOwner(password, owner)) return 'session.password_own';
  const lower = password.normalize('NFKC').toLowerCase().trim();
  const isListed = [lower, ...stemsOf(lower)].some((text) => commonPasswords.has(text));
  const isMonotonous = new Set(lower).size < MIN_DIFFERENT_CHARACTERS || isRun(lower);
  return isListed || isMonotonous ? 'session.password_common' : null;
}

/** @throws Problem at `password` for a password that is easy to guess (PRF-10). */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw invalid('password', weakness);
}
