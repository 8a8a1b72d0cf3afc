import { type Actor, recordAudits } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { auditOf, changedFieldNames, isTypeAllowed } from '../changes.rules.ts';
import { toStoredFields } from '../to-stored-fields.ts';
import { type ImportedColumns, lockImported, updateImported } from './import.queries.ts';
import type { ProductCells } from './import-cells.rules.ts';

/** Per batch: an audit entry has eleven parameters. */
const BATCH_SIZE = 500;

interface ChangedRow {
  readonly id: string;
  readonly fields: ProductCells;
}

/** The plan has validated the rows; a refusal here means a concurrent change. */
export async function updateImportedProducts(
  tx: Tx,
  actor: Actor,
  rows: readonly ChangedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const fieldsOf = new Map(rows.map(({ id, fields }) => [id, fields]));
  const products = await lockImported(tx, [...fieldsOf.keys()]);
  if (products.length < fieldsOf.size) throw new Error('a product of an imported row is gone');
  const changes = products
    .map((product) => toUpdate(product, fieldsOf.get(product.id) ?? {}))
    .filter(({ names }) => names.length > 0);
  for (let at = 0; at < changes.length; at += BATCH_SIZE) {
    const batch = changes.slice(at, at + BATCH_SIZE);
    await updateImported(
      tx,
      batch.map(({ after }) => after),
      actor.id,
    );
    await recordAudits(
      tx,
      actor,
      batch.map(({ before, given, names }) => ({
        action: 'product.updated',
        subject: { type: 'product', id: before.id },
        ...auditOf({ ...before }, given, names),
      })),
    );
  }
}

function toUpdate(before: ImportedColumns, { slug, billing_cycle, ...fields }: ProductCells) {
  const isRenamed = slug !== undefined && slug !== before.slug;
  const isUnfit = fields.type !== undefined && !isTypeAllowed(fields.type, before.is_subscription);
  if (isRenamed || isUnfit || (fields.is_active === true && before.archived_at !== null))
    throw new Error('a product of an imported row is not what it was when the row was read');
  const given = {
    ...toStoredFields(fields),
    // One-time products have no cycle.
    ...(before.is_subscription && billing_cycle ? { billing_cycle } : {}),
  };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { before, given, after: { ...before, ...filled }, names: changedFieldNames({ ...before }, given) };
}
