import type { TestDatabase } from '@souk/database/testing';
import { startTestApi, type TestApi } from './api.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { readMail } from './read-mail.ts';

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** The API with a mail server that accepts its mails. */
export interface MailedApi {
  api: TestApi;
  server: MailServer;
  /** The mails to an address, once there are that many. */
  mailsTo(address: string, count?: number): Promise<ReadMail[]>;
  /** How many messages wait for delivery. */
  left(): Promise<number>;
  close(): Promise<void>;
}

export async function startMailedApi(
  database: TestDatabase,
  more: Parameters<typeof startTestApi>[2] = {},
  limits?: Parameters<typeof startTestApi>[1],
): Promise<MailedApi> {
  const server = await startMailServer();
  const api = await startTestApi(database, limits, {
    messages: {
      mailboxDir: '/nowhere',
      smtp: { url: server.url },
      from: { name: 'Souk', address: 'no-reply@souk.example' },
    },
    publicUrl: 'https://shop.example',
    ...more,
  });
  const sentTo = (address: string) => server.accepted.filter(({ to }) => to.includes(address));
  return {
    api,
    server,
    async mailsTo(address, count = 1) {
      await server.until(() => sentTo(address).length >= count);
      return Promise.all(sentTo(address).map(readMail));
    },
    left: async () =>
      (await api.pool.query(`select 1 from marketplace.outbox_messages where channel = 'email'`)).rows.length,
    async close() {
      await api.close();
      await server.close();
    },
  };
}
