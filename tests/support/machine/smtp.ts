import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An answer to RCPT. */
export interface SmtpRefusal {
  readonly code: number;
  readonly text: string;
}

export interface TakenMail {
  readonly to: string;
  readonly source: string;
}

interface Behaviour {
  readonly refuse?: (to: string) => SmtpRefusal | null;
  /** Runs after the mail was taken and before the sender hears of it. */
  readonly onTaken?: (to: string, source: string) => Promise<void> | void;
}

export interface SmtpCounter {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  readonly close: () => Promise<void>;
}

const refusal = ({ code, text }: SmtpRefusal) => Object.assign(new Error(text), { responseCode: code });

/** A mail server that remembers whom it took mails for. */
async function startSmtp({ refuse, onTaken }: Behaviour = {}): Promise<SmtpCounter> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const refused = refuse?.(address) ?? null;
      answer(refused === null ? null : refusal(refused));
    },
    async onData(stream, { envelope }, answer) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      const source = Buffer.concat(parts).toString('utf8');
      for (const { address } of envelope.rcptTo) {
        taken.push({ to: address, source });
        await onTaken?.(address, source);
      }
      answer(null);
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
