import type { Context } from '../context.ts';
import { readSettings, type Settings } from '../entities/settings.ts';
import { textIn } from '../entities/localized-text.ts';
import type { Queryable } from '../sql.ts';
import { translate, type Language, type TextKey } from '../texts/translate.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import type { MailBlock } from './mail-document.ts';

export interface NewMail {
  to: string;
  language: Language;
  subject: string;
  title: string;
  blocks: (settings: Settings, name: string) => readonly MailBlock[];
  /** Why the recipient gets the mail. */
  reason: TextKey;
  /** For repeated mails: a page to unsubscribe, and the address for the mail program's button. */
  unsubscribe?: { pageUrl: string; postUrl: string };
  lifetimeMs?: number;
  /** Written without a recipient, so that the response takes the same time for unknown addresses. */
  isDiscarded?: boolean;
}

/** The marketplace's name in a language. */
export const businessName = ({ business_name }: Settings, language: Language): string =>
  typeof business_name === 'string' ? business_name : textIn(language, business_name);

/** Writes a mail to the outbox, in the transaction that causes it. */
export async function writeMail(
  db: Queryable,
  { outbox }: Pick<Context, 'outbox'>,
  { to, language, subject, title, blocks, reason, unsubscribe, lifetimeMs, isDiscarded }: NewMail,
): Promise<void> {
  if (!outbox.isConfigured) return;
  const settings = await readSettings(db);
  const name = businessName(settings, language);
  const contact = [settings.email, settings.phone].filter((part) => part !== '').join(' · ');
  const footer: MailBlock[] = [
    { kind: 'text', text: translate(language, reason, { name }) },
    ...(contact ? [{ kind: 'text', text: contact } as const] : []),
    ...(unsubscribe
      ? [{ kind: 'link', label: translate(language, 'mail.unsubscribe'), url: unsubscribe.pageUrl } as const]
      : []),
  ];
  const document = { language, name, subject, title, blocks: blocks(settings, name), footer };
  await outbox.write(db, {
    channel: 'email',
    content: {
      to,
      subject,
      text: drawText(document),
      html: drawHtml(document),
      ...(unsubscribe && { unsubscribeUrl: unsubscribe.postUrl }),
    },
    lifetimeMs,
    isDiscarded,
  });
}
