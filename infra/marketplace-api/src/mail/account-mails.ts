import { ROUTES, verifyEmailPath } from '@souk/contracts';
import type { Context } from '../context.ts';
import { publicAddress } from '../http/public-address.ts';
import type { CodePurpose } from '../session/code-purpose.ts';
import type { Queryable } from '../sql.ts';
import { translate, type Language, type TextKey } from '../texts/translate.ts';
import { writeMail } from './write-mail.ts';

type Needs = Pick<Context, 'outbox'>;

interface CodeMail {
  to: string;
  code: string;
  purpose: CodePurpose;
  language: Language;
  /** Validity of the code; an expired one is not sent. */
  lifetimeMs: number;
  /** Written without a recipient, so that the response takes the same time for unknown addresses. */
  isDiscarded: boolean;
  /** Sent after a sign-up: the mail says where to enter the code. */
  isSignUp: boolean;
}

/** Mails a code for a new password (SES-11), or one that verifies the address. */
export function mailCode(
  db: Queryable,
  needs: Needs,
  { to, code, purpose, language, lifetimeMs, isDiscarded, isSignUp }: CodeMail,
): Promise<void> {
  const text = (key: TextKey, values = {}) => ({
    kind: 'text' as const,
    text: translate(language, key, values),
  });
  return writeMail(db, needs, {
    to,
    language,
    subject: translate(language, `mail.${purpose}_subject`),
    title: translate(language, `mail.${purpose}_title`),
    reason: 'mail.reason_code',
    lifetimeMs,
    isDiscarded,
    blocks: () => [
      text(`mail.${purpose}_text`),
      { kind: 'code', code },
      ...(isSignUp
        ? [
            {
              kind: 'link' as const,
              label: translate(language, 'mail.verify_link'),
              url: publicAddress(needs.outbox.publicUrl(), verifyEmailPath()),
            },
          ]
        : []),
      text('mail.code_lifetime', { minutes: lifetimeMs / 60_000 }),
      text('mail.code_ignore'),
    ],
  });
}

/** Welcomes a customer whose address was verified. */
export const mailWelcome = (
  db: Queryable,
  needs: Needs,
  { to, firstName, language }: { to: string; firstName: string; language: Language },
): Promise<void> =>
  writeMail(db, needs, {
    to,
    language,
    subject: translate(language, 'mail.welcome_subject'),
    title: translate(language, 'mail.welcome_title', { name: firstName }),
    reason: 'mail.reason_account',
    blocks: (_settings, name) => [
      { kind: 'text', text: translate(language, 'mail.welcome_text', { name }) },
      {
        kind: 'link',
        label: translate(language, 'mail.start_shopping'),
        url: publicAddress(needs.outbox.publicUrl(), ROUTES.landing),
      },
    ],
  });
