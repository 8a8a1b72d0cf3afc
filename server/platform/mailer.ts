import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database, Tx } from './db.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  readonly smtp_url: string;
  readonly from: string;
}

/** Mail by SMTP. Throws when the server does not take it; the job tries again. */
export function createSmtpMailer({ smtp_url, from }: SmtpOptions): Mailer {
  const transport = createTransport(smtp_url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text, html, headers = {} }) {
      await transport.sendMail({
        headers: safeHeaders(headers),
        from,
        to: { name: '', address: headerSafe(to) },
        subject: headerSafe(subject),
        text,
        html,
      });
    },
    close: () => transport.close(),
  };
}

/** Mail of an installation without SMTP: kept in the table that /dev/mailbox shows. */
export function createDevMailer(db: Database): Mailer {
  return {
    async send({ to, subject, text, html, headers = {} }) {
      await db.orm.execute(sql`
        insert into dev_mailbox (to_address, subject, text, html, headers)
        values (${headerSafe(to).toLowerCase()}, ${headerSafe(subject)}, ${text}, ${html},
                ${JSON.stringify(safeHeaders(headers))}::jsonb)`);
    },
    close: () => undefined,
  };
}

/** One line: a name or an address can not start a header of its own. */
function headerSafe(value: string): string {
  return value.replace(/[\r\n\0]+/g, ' ').trim();
}

function safeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerSafe(value)]));
}

export interface KeptMail extends Mail {
  readonly id: string;
  readonly created_at: string;
}

const MAX_LISTED = 50;

/** The newest kept mails, of one recipient or of all. */
export async function listDevMails(db: Database, to: string | null): Promise<readonly KeptMail[]> {
  const { rows } = await db.orm.execute<{
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
    created_at: Date;
  }>(sql`
    select id::text as id, to_address as to, subject, text, html, headers, created_at from dev_mailbox
    where ${to}::text is null or to_address = lower(${to})
    order by dev_mailbox.id desc limit ${MAX_LISTED}`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/** Drops kept mails older than `days`. */
export async function dropOldDevMails(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`delete from dev_mailbox where created_at < now() - make_interval(days => ${days})`);
}
