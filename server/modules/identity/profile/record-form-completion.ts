import type { Tx } from '#server/platform/db.ts';
import { ensureProfile, type FormCompletion, incrementFormCount } from '../identity.queries.ts';

/** Notes in the sender's profile that a form was sent, how often and when (ENT-007, API-034). */
export async function recordFormCompletion(tx: Tx, completion: FormCompletion): Promise<void> {
  await ensureProfile(tx, completion.user_id);
  await incrementFormCount(tx, completion);
}
