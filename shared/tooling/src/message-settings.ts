import { WrongSettingError } from './wrong-setting-error.ts';

/** Who takes mails and text messages; undefined: the mailbox of the stack. */
export interface MessageSettings {
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  from: { name: string; address: string };
  sms: { url: string; secret: string } | undefined;
}

/** The variables of mails and text messages, for the README's table. */
export const MESSAGE_VARIABLES = [
  {
    name: 'SMTP_URL',
    fallback: 'mailbox of the stack',
    description:
      'The server that takes mails, as smtp://user:password@host:587, or smtps:// for TLS from the start. It is never shown.',
  },
  {
    name: 'MAIL_FROM',
    fallback: 'no-reply@souk.example',
    description:
      'Whom mails come from, as no-reply@shop.example or Shop <no-reply@shop.example>; SMTP_URL needs it.',
  },
  {
    name: 'SMS_URL',
    fallback: 'mailbox of the stack',
    description: 'A webhook that takes text messages; SMS_SECRET goes with it.',
  },
  {
    name: 'SMS_SECRET',
    fallback: 'mailbox of the stack',
    description: 'What requests to SMS_URL are signed with, at least 16 characters. It is never shown.',
  },
] as const;

type Name = (typeof MESSAGE_VARIABLES)[number]['name'];

/** @throws WrongSettingError in one sentence that shows no secret. */
export function messageSettings(read: (name: Name) => string | undefined): MessageSettings {
  const smtpUrl = read('SMTP_URL');
  const from = read('MAIL_FROM');
  if (smtpUrl !== undefined && !isUrl(smtpUrl, ['smtp:', 'smtps:']))
    throw new WrongSettingError('SMTP_URL must be a URL that starts with smtp:// or smtps://.');
  if (smtpUrl !== undefined && from === undefined)
    throw new WrongSettingError('MAIL_FROM must be set too: mail servers refuse mails from strangers.');
  return { smtpUrl, from: senderOf(from ?? 'Souk <no-reply@souk.example>'), sms: smsSettings(read) };
}

function senderOf(text: string): MessageSettings['from'] {
  const [, name = '', bracketed] = /^([^<>"]*?)\s*<([^<>\s]+)>$/.exec(text) ?? [];
  const address = bracketed ?? text;
  if (!/^[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/.test(address) || /[\r\n]/.test(text))
    throw new WrongSettingError(
      `MAIL_FROM must be an address such as no-reply@shop.example or Shop <no-reply@shop.example>, and is "${text}".`,
    );
  return { name: name.trim(), address };
}

function smsSettings(read: (name: Name) => string | undefined): MessageSettings['sms'] {
  const [url, secret] = [read('SMS_URL'), read('SMS_SECRET')];
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined)
    throw new WrongSettingError(
      `${url === undefined ? 'SMS_URL' : 'SMS_SECRET'} must be set too: SMS_URL and SMS_SECRET go together.`,
    );
  if (!isUrl(url, ['http:', 'https:']))
    throw new WrongSettingError('SMS_URL must be a URL that starts with http:// or https://.');
  if (secret.length < 16) throw new WrongSettingError('SMS_SECRET must have at least 16 characters.');
  return { url, secret };
}

const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
