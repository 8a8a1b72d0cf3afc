import { createHash } from 'node:crypto';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ConsentPurpose } from '#shared/consents.ts';
import { insertConsent, isGranted, selectHistory, selectLatest } from './consents.queries.ts';

export interface ConsentDecision {
  /** Null for a visitor. */
  readonly user_id: string | null;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  readonly is_granted: boolean;
  /** Where the word was given: a form, the settings, a link in a mail. */
  readonly source: string;
}

/** Writes down a yes or a no in the caller's transaction. The address is kept as a digest only. */
export async function recordConsent(tx: Tx, { email, ...word }: ConsentDecision): Promise<void> {
  await insertConsent(tx, { ...word, email_digest: digestOf(email) });
}

/** Whether the last word of this purpose was a yes; without any word it is a no. */
export function hasConsent(reader: Reader, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  return isGranted(reader, userId, purpose);
}

/** The last word of each purpose. */
export async function listConsents(reader: Reader, userId: string) {
  return (await selectLatest(reader, userId)).map(toWire);
}

/** Every word, newest first. */
export async function readConsentHistory(reader: Reader, userId: string) {
  return (await selectHistory(reader, userId)).map(toWire);
}

function toWire<Row extends { readonly created_at: Date }>({ created_at, ...row }: Row) {
  return { ...row, created_at: created_at.toISOString() };
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
