import { and, desc, eq } from 'drizzle-orm';
import type { Consent } from '#contract/account/sessions/privacy.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { ConsentPurpose } from '#shared/people/consents.ts';
import { consents } from './consents.schema.ts';

export type ConsentInsert = typeof consents.$inferInsert;

export async function insertConsent(tx: Tx, consent: ConsentInsert): Promise<void> {
  await tx.insert(consents).values(consent);
}

const columns = pickColumns(consents, ['purpose', 'is_granted', 'source', 'created_at']);

/** The latest decision on each purpose. */
export function listConsents(reader: Reader, userId: string): Promise<Consent[]> {
  return reader
    .selectDistinctOn([consents.purpose], columns)
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(consents.purpose, desc(consents.id))
    .limit(50);
}

/** Every decision, newest first. */
export function readConsentHistory(reader: Reader, userId: string): Promise<Consent[]> {
  return reader
    .select(columns)
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(desc(consents.id))
    .limit(1000);
}

/** Whether the latest decision on a purpose is a yes; no decision is a no. */
export async function hasConsent(reader: Reader, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await reader
    .select({ is_granted: consents.is_granted })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return rows[0]?.is_granted ?? false;
}
