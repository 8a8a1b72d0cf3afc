import { createHash } from 'node:crypto';
import type { Tx } from '#server/platform/database/db.ts';
import { type ConsentInsert, insertConsent, insertTerms } from './consents.queries.ts';

interface ConsentDecision extends Pick<ConsentInsert, 'purpose' | 'is_granted' | 'source'> {
  readonly user_id: string | null;
  readonly email: string;
}

/** Stores the address only as a digest. */
export async function recordConsent(tx: Tx, { email, ...decision }: ConsentDecision): Promise<void> {
  await insertConsent(tx, { ...decision, email_digest: digestOf(email) });
}

/** Recorded when somebody continues below the line that names the terms; for an account once per version. */
export function recordTerms(
  tx: Tx,
  { email, ...person }: Pick<ConsentDecision, 'user_id' | 'email' | 'source'>,
): Promise<void> {
  return insertTerms(tx, { ...person, email_digest: digestOf(email) });
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
