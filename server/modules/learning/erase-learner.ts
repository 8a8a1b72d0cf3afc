import type { Tx } from '#server/platform/db.ts';
import { anonymizeCertificates } from './certificates/certificates.queries.ts';
import { deleteProgressOf } from './lessons/progress.queries.ts';

/** Forgets how far somebody was who left; their certificates lose the name and do not stand any more. */
export async function eraseLearner(tx: Tx, userId: string): Promise<void> {
  await deleteProgressOf(tx, userId);
  await anonymizeCertificates(tx, userId);
}
