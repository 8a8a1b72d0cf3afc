import type { Finding } from '#contract/admin/payments.ts';
import type { Reader } from '#server/platform/db.ts';
import type { FindingKind, Resolution } from '#shared/payments.ts';
import { selectFindings } from './reconciliation.queries.ts';

/** The oldest first; nobody works through more in one sitting. */
const MAX_LISTED = 100;

const resolutionOf: Readonly<Record<FindingKind, Resolution>> = {
  dispute: 'settle',
  stuck: 'check',
  late: 'review',
  amount_differs: 'review',
  duplicate: 'review',
  unmatched: 'replay',
};

/** Lists mismatches between gateways, payments and the ledger, and what resolves each; amounts in sen. */
export async function listFindings(reader: Reader): Promise<Omit<Finding, 'foreseen'>[]> {
  const rows = await selectFindings(reader, MAX_LISTED);
  return rows.map((row) => ({ ...row, resolution: resolutionOf[row.kind] }));
}
