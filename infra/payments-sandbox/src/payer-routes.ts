import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFoundPage, payerPage, returnAddress } from './payer-page.ts';
import type { Session, SessionStatus } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { Webhooks } from './webhooks.ts';

/** The outcomes that a payer can choose. */
const OUTCOMES: Record<string, { status: SessionStatus; returnsToShop: boolean }> = {
  paid: { status: 'paid', returnsToShop: true },
  'paid-and-gone': { status: 'paid', returnsToShop: false },
  declined: { status: 'declined', returnsToShop: true },
  canceled: { status: 'canceled', returnsToShop: true },
  expired: { status: 'expired', returnsToShop: false },
};

/** The payer's page, and the actions of its buttons. */
export async function payerRoutes(
  app: FastifyInstance,
  { store, webhooks }: { store: SessionStore; webhooks: Webhooks },
): Promise<void> {
  // The outcome is in the path; the form's fields are ignored.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) =>
    send(reply, store.find(params.id)),
  );

  app.post<{ Params: { id: string; outcome: string } }>('/pay/:id/:outcome', async ({ params }, reply) => {
    const session = store.find(params.id);
    const outcome = Object.hasOwn(OUTCOMES, params.outcome) ? OUTCOMES[params.outcome] : undefined;
    if (!session || !outcome) return send(reply, undefined);
    // If the button was pressed twice, or on an old page, the first outcome stays.
    if (session.status === 'created') {
      session.status = outcome.status;
      await store.save(session);
      webhooks.notify(session);
    }
    return outcome.returnsToShop ? reply.redirect(returnAddress(session), 303) : send(reply, session);
  });
}

function send(reply: FastifyReply, session: Session | undefined) {
  const html = session ? payerPage(session) : notFoundPage();
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  // The form's response redirects to the shop, which the policy has to allow.
  const shop = session ? ` ${new URL(session.return_url).origin}` : '';
  return reply
    .code(session ? 200 : 404)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
