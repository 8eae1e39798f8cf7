import { createHash } from 'node:crypto';
import { requireHost, serverOptions } from '@souk/http-server';
import Fastify, { type FastifyReply } from 'fastify';
import { listPage, messagePage, notFoundPage, PAGE_STYLE } from './pages.ts';
import { findMessage, listMessages, readSource } from './read-folder.ts';

export interface MailboxOptions {
  /** Where the API stores mails and text messages. */
  folder: string;
  host?: string;
  /** Default: a free port. */
  port?: number;
}

/** The mailbox shows codes, so only pages of this machine may load it, under names that no other site can point here. */
const HOSTS = ['mail.localhost', 'localhost', '127.0.0.1'];

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Mails are untrusted: they run no scripts, load nothing, and open links in new windows. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'";

/** Serves the mails and text messages of a folder, for the operator of the demo. */
export async function startMailbox({
  folder,
  host = '127.0.0.1',
  port = 0,
}: MailboxOptions): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify({ ...serverOptions(), forceCloseConnections: true });
  requireHost(app, {
    hosts: HOSTS,
    refuse: (reply, status) => reply.code(status).type('text/plain').send('Unknown host'),
  });
  const send = (reply: FastifyReply, html: string, status = 200, policy = PAGE_POLICY) =>
    reply
      .code(status)
      .headers({ ...HEADERS, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);

  app.get('/', async (_request, reply) => send(reply, listPage(await listMessages(folder))));

  app.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
    const message = await findMessage(folder, params.id);
    return message ? send(reply, messagePage(message)) : send(reply, notFoundPage(), 404);
  });

  app.get<{ Params: { id: string } }>('/messages/:id/html', async ({ params }, reply) => {
    const message = await findMessage(folder, params.id);
    if (!message?.html) return send(reply, notFoundPage(), 404);
    return send(reply, message.html.replace('<head>', '<head><base target="_blank">'), 200, MAIL_POLICY);
  });

  app.get<{ Params: { id: string } }>('/messages/:id/source', async ({ params }, reply) => {
    const source = await readSource(folder, params.id);
    if (!source) return send(reply, notFoundPage(), 404);
    return reply
      .headers({ ...HEADERS, 'content-disposition': `attachment; filename="${params.id}"` })
      .type('application/octet-stream')
      .send(source);
  });

  const url = await app.listen({ host, port });
  return { url, close: () => app.close() };
}
