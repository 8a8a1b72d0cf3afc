import type { Tx } from '#server/platform/db.ts';
import { anonymizeCertificates } from './certificates/certificates.queries.ts';
import { deleteProgressOf } from './lessons/progress.queries.ts';

/** Deletes a user's progress; anonymizes and withdraws their certificates. */
export async function eraseLearner(tx: Tx, userId: string): Promise<void> {
  await deleteProgressOf(tx, userId);
  await anonymizeCertificates(tx, userId);
}
