import { createHash } from 'node:crypto';
import type { Tx } from '#server/platform/database/db.ts';
import { type ConsentInsert, insertConsent } from './consents.queries.ts';

interface ConsentDecision extends Pick<ConsentInsert, 'purpose' | 'is_granted' | 'source'> {
  /** Null for a visitor. */
  readonly user_id: string | null;
  readonly email: string;
}

/** Records a yes or no; the address only as a digest. */
export async function recordConsent(tx: Tx, { email, ...decision }: ConsentDecision): Promise<void> {
  await insertConsent(tx, { ...decision, email_digest: digestOf(email) });
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
