import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail or text message to show. */
export interface StoredMessage {
  /** Its file name. */
  id: string;
  kind: 'mail' | 'sms';
  to: string;
  from: string;
  subject: string;
  date: Date;
  text: string;
  /** Null for text messages. */
  html: string | null;
}

const FILE = /^[\w-]+\.(eml|sms\.json)$/;
const MAX_LISTED = 100;

/** The newest messages of a folder, newest first; unreadable files are skipped. */
export async function listMessages(folder: string): Promise<StoredMessage[]> {
  // The folder is created with the first message.
  const names = await readdir(folder).catch(() => [] as string[]);
  const newest = names
    .filter((name) => FILE.test(name))
    .sort()
    .toReversed()
    .slice(0, MAX_LISTED);
  const read = await Promise.all(newest.map((name) => findMessage(folder, name)));
  return read.filter((message) => message !== null);
}

/** One message; null where there is none with this id. */
export async function findMessage(folder: string, id: string): Promise<StoredMessage | null> {
  if (!FILE.test(id)) return null;
  try {
    const content = await readFile(join(folder, id));
    return id.endsWith('.eml') ? await readMail(id, content) : readText(id, content.toString('utf8'));
  } catch {
    return null;
  }
}

/** The stored file; null where there is none with this id. */
export const readSource = (folder: string, id: string): Promise<Buffer | null> =>
  FILE.test(id) ? readFile(join(folder, id)).catch(() => null) : Promise.resolve(null);

async function readMail(id: string, content: Buffer): Promise<StoredMessage> {
  const mail = await PostalMime.parse(content);
  const addresses = (list: readonly { address?: string }[] = []) =>
    list.map(({ address = '' }) => address).join(', ');
  return {
    id,
    kind: 'mail',
    to: addresses(mail.to),
    from: mail.from ? [mail.from.name, mail.from.address].filter(Boolean).join(' · ') : '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? null,
  };
}

function readText(id: string, content: string): StoredMessage {
  const { to, text, date } = JSON.parse(content) as Record<'to' | 'text' | 'date', string>;
  return { id, kind: 'sms', to, from: '', subject: text, date: new Date(date), text, html: null };
}
