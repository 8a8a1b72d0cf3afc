import { sql } from 'drizzle-orm';
import type { MessagePurpose } from '#shared/people/consents.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

export interface MessageTexts {
  readonly subject: string;
  readonly preview: string;
  readonly body: string;
  readonly subject_en: string;
  readonly preview_en: string;
  readonly body_en: string;
  readonly product_id: string | null;
}

export interface MessageWrite extends MessageTexts {
  readonly purpose: MessagePurpose;
  readonly reply_to: string | null;
}

export interface Message extends MessageWrite {
  readonly id: string;
  readonly campaign: string;
  readonly is_held: boolean;
  readonly version: number;
}

/** A version as it is sent, with what its message says beside the texts. */
export type MessageVersion = Message;

const texts = sql`v.subject, v.preview, v.body, v.subject_en, v.preview_en, v.body_en, v.product_id`;

export async function insertMessage(
  tx: Tx,
  { campaign, purpose, reply_to }: Pick<Message, 'campaign' | 'purpose' | 'reply_to'>,
): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`insert into mailing_messages (campaign, purpose, reply_to)
        values (${campaign}, ${purpose}, ${reply_to}) returning id`,
  );
  if (row === undefined) throw new Error('a message that was just written is missing');
  return row.id;
}

interface VersionKey {
  readonly id: string;
  readonly version: number;
}

export async function insertVersion(
  tx: Tx,
  { id, version }: VersionKey,
  written: MessageTexts,
): Promise<void> {
  await tx.execute(sql`
    insert into mailing_versions
      (message_id, version, subject, preview, body, subject_en, preview_en, body_en, product_id)
    values (${id}, ${version}, ${written.subject}, ${written.preview}, ${written.body}, ${written.subject_en},
            ${written.preview_en}, ${written.body_en}, ${written.product_id})`);
}

export async function overwriteVersion(
  tx: Tx,
  { id, version }: VersionKey,
  written: MessageTexts,
): Promise<void> {
  await tx.execute(sql`
    update mailing_versions set subject = ${written.subject}, preview = ${written.preview}, body = ${written.body},
      subject_en = ${written.subject_en}, preview_en = ${written.preview_en}, body_en = ${written.body_en},
      product_id = ${written.product_id}
    where message_id = ${id} and version = ${version}`);
}

/** Null when it is gone. The lock keeps a mail from taking the version while it is changed. */
export async function lockMessage(tx: Tx, id: string) {
  const [row] = await selectRows<{ version: number; is_used: boolean }>(
    tx,
    sql`
    select m.version, exists (
      select from mailing_sends s where s.message_id = m.id and s.version = m.version) as is_used
    from mailing_messages m where m.id = ${id} for update`,
  );
  return row ?? null;
}

export async function writeMessage(
  tx: Tx,
  { id, version, purpose, reply_to }: Pick<Message, 'id' | 'version' | 'purpose' | 'reply_to'>,
): Promise<void> {
  await tx.execute(sql`
    update mailing_messages set version = ${version}, purpose = ${purpose}, reply_to = ${reply_to}
    where id = ${id}`);
}

export async function selectMessage(reader: Reader, id: string): Promise<Message | null> {
  const [row] = await selectRows<Message>(
    reader,
    sql`
    select m.id, m.purpose, m.campaign, m.reply_to, m.is_held, m.version, ${texts}
    from mailing_messages m join mailing_versions v on v.message_id = m.id and v.version = m.version
    where m.id = ${id}`,
  );
  return row ?? null;
}

export async function selectVersion(
  reader: Reader,
  id: string,
  version: number,
): Promise<MessageVersion | null> {
  const [row] = await selectRows<MessageVersion>(
    reader,
    sql`
    select m.id, m.purpose, m.campaign, m.reply_to, m.is_held, v.version, ${texts}
    from mailing_messages m join mailing_versions v on v.message_id = m.id
    where m.id = ${id} and v.version = ${version}`,
  );
  return row ?? null;
}

export async function writeHold(tx: Tx, id: string, isHeld: boolean): Promise<void> {
  await tx.execute(sql`update mailing_messages set is_held = ${isHeld} where id = ${id}`);
}

export async function removeMessage(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from mailing_sends where message_id = ${id}`);
  await tx.execute(sql`delete from mailing_messages where id = ${id}`);
}

/** True for null: a message may have no product. */
export async function isKnownProduct(reader: Reader, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const rows = await selectRows(reader, sql`select 1 as known from products where id = ${id}`);
  return rows.length > 0;
}
