import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server accepted it. */
export interface AcceptedMail {
  from: string;
  to: string[];
  /** Its complete source. */
  raw: string;
}

/** An SMTP server on this machine, which can be made to fail. */
export interface MailServer {
  url: string;
  accepted: AcceptedMail[];
  /** How many times each recipient was named. */
  tries: number;
  /** The reply to a recipient: null accepts, a code refuses, `never` lets the client wait. */
  answer: (recipient: string) => number | 'never' | null;
  /** Resolves when the condition holds after a mail. */
  until(holds: () => boolean): Promise<void>;
  /** Closes every connection at once. */
  isDown: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  let waiting: { holds: () => boolean; done: () => void }[] = [];
  const look = () => {
    for (const { holds, done } of waiting) if (holds()) done();
    waiting = waiting.filter(({ holds }) => !holds());
  };
  const mails: MailServer = {
    url: '',
    accepted: [],
    tries: 0,
    answer: () => null,
    until: (holds) =>
      new Promise((done) => {
        waiting.push({ holds, done });
        look();
      }),
    isDown: false,
    close: () => new Promise((done) => server.close(done)),
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      mails.tries += 1;
      const answer = mails.answer(address);
      look();
      if (answer === null) return callback();
      if (answer !== 'never')
        callback(Object.assign(new Error(`No mail for ${address}`), { responseCode: answer }));
    },
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.accepted.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
        look();
      });
    },
  });
  server.server.prependListener('connection', (socket: Socket) => {
    if (mails.isDown) socket.destroy();
  });
  // A closed connection is not an error of the server.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  mails.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mails;
}
