import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { businessName } from '../mail/write-mail.ts';
import type { Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

interface CodeText {
  to: string;
  code: string;
  language: Language;
  lifetimeMs: number;
  /** Written without a recipient, so that the response takes the same time for unknown phones. */
  isDiscarded: boolean;
}

/** Texts a code to a phone (SES-10, SES-11). */
export async function textCode(
  db: Queryable,
  { outbox }: Pick<Context, 'outbox'>,
  { to, code, language, lifetimeMs, isDiscarded }: CodeText,
): Promise<void> {
  if (!outbox.isConfigured) return;
  const name = businessName(await readSettings(db), language);
  const text = translate(language, 'sms.code', { name, code, minutes: lifetimeMs / 60_000 });
  await outbox.write(db, { channel: 'sms', content: { to, text }, lifetimeMs, isDiscarded });
}
