import { type Actor, recordAudits } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { insertProducts, lockOrder, lockSlugs, nextSortOrder, takenSlugsOf } from '../edit.queries.ts';
import { assignSlugs, baseSlug } from '../slugs.rules.ts';
import { toStoredFields } from '../to-stored-fields.ts';
import type { ProductCells } from './import-cells.rules.ts';

const BATCH_SIZE = 500;

/** Appends in row order. The plan has validated the rows. */
export async function insertImportedProducts(
  tx: Tx,
  actor: Actor,
  { rows, is_subscription }: { readonly rows: readonly ProductCells[]; readonly is_subscription: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  await lockSlugs(tx);
  const slugs = assignSlugs(rows, await takenSlugsOf(tx, rows.map(baseSlug)));
  await lockOrder(tx);
  const first = await nextSortOrder(tx, is_subscription);
  const products = rows.map(
    ({ slug: _, title = '', price = rupiah(0), type, billing_cycle, ...fields }, index) => ({
      ...toStoredFields(fields),
      title,
      price,
      slug: slugs[index] ?? '',
      type: type ?? (is_subscription ? ('subscription_service' as const) : ('e_course' as const)),
      is_subscription,
      billing_cycle: is_subscription ? (billing_cycle ?? ('monthly' as const)) : null,
      sort_order: first + index,
      updated_by: actor.id,
    }),
  );
  for (let at = 0; at < products.length; at += BATCH_SIZE) {
    const added = await insertProducts(tx, products.slice(at, at + BATCH_SIZE));
    await recordAudits(
      tx,
      actor,
      added.map(({ id, ...after }) => ({
        action: 'product.created',
        subject: { type: 'product', id },
        after,
      })),
    );
  }
}
