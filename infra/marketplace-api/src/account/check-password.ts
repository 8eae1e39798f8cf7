import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';
import { countLoginAttempt } from '../session/login-throttle.ts';
import { passwordFits } from '../session/passwords/password.ts';
import type { Requester } from '../session/requester.ts';

interface PasswordHolder {
  id: number;
  password_hash: string | null;
}

/**
 * Refuses a wrong password. Attempts are counted per account, as they are at sign-in.
 * @throws Problem 422 naming `field` where it is wrong, 429 at `password` after too many attempts.
 */
export async function refuseWrongPassword(
  context: Pick<Context, 'pool' | 'codeKey' | 'now'>,
  { id, password_hash }: PasswordHolder,
  password: string,
  { field, requester }: { field: string; requester: Requester },
): Promise<void> {
  const attempt = await countLoginAttempt(context, { name: `customer ${id}`, customerId: id, requester });
  const fits = await passwordFits(password_hash, password).catch(async (error: unknown) => {
    await attempt.takeBack();
    throw error;
  });
  if (!fits) throw invalid(field, 'profile.password_wrong');
  await attempt.succeed();
}
