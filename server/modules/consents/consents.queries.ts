import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ConsentPurpose } from '#shared/consents.ts';
import { consents } from './consents.schema.ts';

export async function insertConsent(tx: Tx, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent);
}

const columns = {
  purpose: consents.purpose,
  is_granted: consents.is_granted,
  source: consents.source,
  created_at: consents.created_at,
};

/** The latest decision on each purpose. */
export async function selectLatest(reader: Reader, userId: string) {
  return reader
    .selectDistinctOn([consents.purpose], columns)
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(consents.purpose, desc(consents.id))
    .limit(50);
}

export async function selectHistory(reader: Reader, userId: string) {
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
