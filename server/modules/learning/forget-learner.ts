import type { Tx } from '#server/platform/db.ts';
import { blankCertificatesOf } from './certificates.queries.ts';
import { deleteProgressOf } from './progress.queries.ts';

/** Forgets how far somebody was who left; their certificates lose the name and do not stand any more. */
export async function forgetLearner(tx: Tx, userId: string): Promise<void> {
  await deleteProgressOf(tx, userId);
  await blankCertificatesOf(tx, userId);
}
