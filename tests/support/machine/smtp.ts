import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An answer to RCPT. */
export interface SmtpRefusal {
  readonly code: number;
  readonly words: string;
}

export interface TakenMail {
  readonly to: string;
  readonly source: string;
}

interface Behaviour {
  readonly refuse?: (to: string) => SmtpRefusal | null;
}

export interface SmtpCounter {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  readonly close: () => Promise<void>;
}

const refusal = ({ code, words }: SmtpRefusal) => Object.assign(new Error(words), { responseCode: code });

/** A mail server that remembers whom it took mails for. */
async function startSmtp({ refuse }: Behaviour): Promise<SmtpCounter> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const refused = refuse?.(address) ?? null;
      answer(refused === null ? null : refusal(refused));
    },
    onData(stream, { envelope }, answer) {
      text(stream).then(
        (source) => {
          for (const { address } of envelope.rcptTo) taken.push({ to: address, source });
          answer(null);
        },
        // A sender that was killed in the middle: the mail was not taken.
        (error: Error) => answer(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** An address at which nobody listens. */
export async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Closes the server whatever happens. */
export async function withSmtp<Value>(
  behaviour: Behaviour,
  run: (smtp: SmtpCounter) => Promise<Value>,
): Promise<Value> {
  const smtp = await startSmtp(behaviour);
  try {
    return await run(smtp);
  } finally {
    await smtp.close();
  }
}
