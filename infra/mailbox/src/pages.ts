import type { StoredMessage } from './read-folder.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8884; }
body { margin: 0; } main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; overflow-wrap: anywhere; } .note { opacity: .75; }
ul { list-style: none; margin: 0; padding: 0; } li { border-top: 1px solid var(--line); }
li a { display: grid; gap: .125rem; padding: .75rem .25rem; color: inherit; text-decoration: none; }
li a:hover strong { text-decoration: underline; } strong, small { overflow-wrap: anywhere; } small { opacity: .75; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }`;

/** A page of the mailbox, without scripts. */
const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

/** The page's only allowed style, for its security policy. */
export const PAGE_STYLE = STYLE;

const time = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');
const kindOf = ({ kind }: StoredMessage) => (kind === 'mail' ? 'Email' : 'SMS');

export const listPage = (messages: readonly StoredMessage[]): string =>
  page(
    'Souk mailbox',
    `<h1>Souk mailbox</h1><p class="note">Nothing here was sent: these are the mails and text messages of the demo. <a href="/">Reload</a></p>
${messages.length === 0 ? '<p role="status">There are no messages yet.</p>' : `<ul>${messages.map(row).join('')}</ul>`}`,
  );

const row = (message: StoredMessage) =>
  `<li><a href="/messages/${message.id}"><strong dir="auto">${escaped(message.subject)}</strong><small>${kindOf(message)} to ${escaped(message.to)} · ${time(message.date)} UTC</small></a></li>`;

export const messagePage = (message: StoredMessage): string => {
  const facts: [string, string][] = [
    ['To', message.to],
    ...(message.from ? [['From', message.from] as [string, string]] : []),
    ['Date', `${time(message.date)} UTC`],
  ];
  return page(
    message.subject,
    `<p><a href="/">All messages</a></p><h1 dir="auto">${escaped(message.subject)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
${message.html === null ? '' : `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`}
<h2>Plain text</h2><pre dir="auto">${escaped(message.text)}</pre>
<p><a href="/messages/${message.id}/source">Download the file</a></p>`,
  );
};

export const notFoundPage = (): string =>
  page(
    'Souk mailbox',
    '<p role="status">This message does not exist.</p><p><a href="/">All messages</a></p>',
  );
