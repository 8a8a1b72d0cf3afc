import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../database/db.ts';

export interface Mail {
  /** Deduplication key: only one mail per key is sent. */
  readonly message_id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly invitation?: CalendarInvitation;
  /** One file each, because a file invites to one event only (RFC 5546, 3.2.2). */
  readonly further_invitations?: readonly CalendarInvitation[];
}

/** An iCalendar file that mail programs offer to keep. */
export interface CalendarInvitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Sends each mail of a job once, even if the job is retried. A crash between the server's acceptance and our record may
 * send it twice, with the same Message-ID, by which many servers and clients deduplicate.
 */
export function jobMailer(mailer: Mailer, jobId: string | undefined): Mailer {
  if (jobId === undefined) return mailer;
  return {
    ...mailer,
    send: (mail) => {
      const recipient = createHash('sha256').update(mail.to).digest('hex').slice(0, 16);
      return mailer.send({ ...mail, message_id: `job-${jobId}-${recipient}` });
    },
  };
}

export interface SmtpOptions {
  readonly db: Database;
  readonly smtp_url: string;
  readonly from: string;
}

type MailConfig = Pick<Config, 'smtp_url' | 'mail_from'>;

/** Without a server mails are kept, to be read at `/dev/mailbox`. */
export function createMailer({ smtp_url, mail_from }: MailConfig, db: Database): Mailer {
  return smtp_url === null ? createDevMailer(db) : createSmtpMailer({ db, smtp_url, from: mail_from });
}

/** Throws if the server refuses; the job retries. */
export function createSmtpMailer({ db, smtp_url, from }: SmtpOptions): Mailer {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const sending = createSentMailLog(db);
  let transport: Promise<Transporter> | null = null;
  return {
    send({ message_id, to, subject, text, html, headers = {}, invitation, further_invitations = [] }) {
      return sending.once(message_id, async () => {
        transport ??= openTransport(smtp_url);
        await (await transport).sendMail({
          ...(message_id === undefined ? {} : { messageId: `<${message_id}@${host}>` }),
          headers: safeHeaders(headers),
          from,
          to: { name: '', address: singleLine(to) },
          subject: singleLine(subject),
          text,
          html,
          ...(invitation === undefined ? {} : { icalEvent: { ...icsFile, ...eventOf(invitation) } }),
          attachments: further_invitations.map(attachmentOf),
        });
      });
    },
    close() {
      // A transport that could not be opened has already failed its sender.
      transport?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}

async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(withLimits(smtpUrl), { disableFileAccess: true, disableUrlAccess: true });
}

const icsFile = { filename: 'invite.ics' };
const eventOf = ({ method, text }: CalendarInvitation) => ({ method, content: text });

const attachmentOf = ({ method, text }: CalendarInvitation, place: number) => ({
  filename: `invite-${place + 2}.ics`,
  content: text,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

/** JSON; null: none is remembered. */
export const lastMailAt = sql`
  to_json(greatest((select max(sent_at) from sent_mails), (select max(created_at) from dev_mailbox)))`;

/** Sent mails not yet recorded because the database was unavailable. */
function createSentMailLog(db: Database) {
  const unnoted = new Set<string>();
  return {
    async once(id: string | undefined, send: () => Promise<void>): Promise<void> {
      if (id === undefined) return send();
      if (!unnoted.has(id)) {
        const noted = await db.orm.execute(sql`select from sent_mails where message_id = ${id}`);
        if (noted.rowCount === 1) return;
        await send();
        unnoted.add(id);
      }
      await db.orm.execute(sql`insert into sent_mails (message_id) values (${id}) on conflict do nothing`);
      unnoted.delete(id);
    },
  };
}

const SMTP_LIMITS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Timeouts for an unresponsive server; SMTP_URL may override them, e.g. `?socketTimeout=30000`. */
function withLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(SMTP_LIMITS_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

export function createDevMailer(db: Database): Mailer {
  return {
    async send({ message_id, to, subject, text, html, headers = {}, invitation, further_invitations = [] }) {
      await db.orm.execute(sql`
        insert into dev_mailbox (message_id, to_address, subject, text, html, headers, invitation, further_invitations)
        values (${message_id ?? null}, ${singleLine(to).toLowerCase()}, ${singleLine(subject)}, ${text}, ${html},
                ${JSON.stringify(safeHeaders(headers))}::jsonb,
                ${invitation === undefined ? null : JSON.stringify(invitation)}::jsonb,
                ${JSON.stringify(further_invitations)}::jsonb)
        on conflict (message_id) do nothing`);
    },
    close: () => undefined,
  };
}

function singleLine(value: string): string {
  return value.replace(/[\r\n\0]+/g, ' ').trim();
}

function safeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, singleLine(value)]));
}

export interface StoredMail extends Mail {
  readonly id: string;
  readonly created_at: string;
}

const MAX_LISTED = 50;

export async function listDevMails(db: Database, to: string | null): Promise<readonly StoredMail[]> {
  const { rows } = await db.orm.execute<{
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
    invitation: CalendarInvitation | null;
    further_invitations: CalendarInvitation[];
    created_at: Date;
  }>(sql`
    select id::text as id, to_address as to, subject, text, html, headers, invitation, further_invitations,
      created_at from dev_mailbox
    where ${to}::text is null or to_address = lower(${to})
    order by dev_mailbox.id desc limit ${MAX_LISTED}`);
  return rows.map(({ invitation, ...row }) => ({
    ...row,
    ...(invitation === null ? {} : { invitation }),
    created_at: new Date(row.created_at).toISOString(),
  }));
}

export async function pruneSentMails(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`delete from sent_mails where sent_at < now() - make_interval(days => ${days})`);
}

export async function pruneDevMails(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`delete from dev_mailbox where created_at < now() - make_interval(days => ${days})`);
}
