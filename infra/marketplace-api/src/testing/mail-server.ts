import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  from: string;
  to: string[];
  /** The whole of it, as it came. */
  raw: string;
}

/** An SMTP server on this machine, which can fail as servers do. */
export interface MailServer {
  url: string;
  taken: TakenMail[];
  /** How many times a recipient was named. */
  tries: number;
  /** What a recipient is answered: null takes it, a code refuses it, `never` leaves the client waiting. */
  answer: (recipient: string) => number | 'never' | null;
  /** Resolves when something came after which it holds. */
  until(holds: () => boolean): Promise<void>;
  /** Cuts off every connection before a word is said. */
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
    taken: [],
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
        mails.taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
        look();
      });
    },
  });
  server.server.prependListener('connection', (socket: Socket) => {
    if (mails.isDown) socket.destroy();
  });
  // A client that is cut off is no failure of ours.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  mails.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mails;
}
