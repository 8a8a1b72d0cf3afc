import { createHash } from 'node:crypto';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ConsentPurpose } from '#shared/consents.ts';
import { insertConsent, selectHistory, selectLatest } from './consents.queries.ts';

export interface ConsentDecision {
  /** Null for a visitor. */
  readonly user_id: string | null;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  readonly is_granted: boolean;
  /** A form, the settings or a link in a mail. */
  readonly source: string;
}

/** Records a yes or no; the address only as a digest. */
export async function recordConsent(tx: Tx, { email, ...decision }: ConsentDecision): Promise<void> {
  await insertConsent(tx, { ...decision, email_digest: digestOf(email) });
}

/** The latest decision on each purpose. */
export async function listConsents(reader: Reader, userId: string) {
  return (await selectLatest(reader, userId)).map(toWire);
}

/** Every decision, newest first. */
export async function readConsentHistory(reader: Reader, userId: string) {
  return (await selectHistory(reader, userId)).map(toWire);
}

function toWire<Row extends { readonly created_at: Date }>({ created_at, ...row }: Row) {
  return { ...row, created_at: created_at.toISOString() };
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
