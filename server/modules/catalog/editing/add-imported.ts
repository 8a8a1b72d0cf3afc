import { type Actor, recordAudits } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { insertProducts, lockOrder, lockSlugs, nextPlace, takenSlugsOf } from './edit.queries.ts';
import type { FilledCells } from './import-cells.rules.ts';
import { prepareFields } from './prepare-fields.ts';
import { baseOf, giveSlugs } from './slugs.rules.ts';

/** So many at once: a statement has room for 65,535 values. */
const PIECE = 500;

/**
 * New products of a table at the end of their list, in the order of its rows, in the caller's transaction. The plan
 * has looked at everything that could be refused.
 */
export async function addImported(
  tx: Tx,
  actor: Actor,
  { rows, is_subscription }: { readonly rows: readonly FilledCells[]; readonly is_subscription: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  await lockSlugs(tx);
  const slugs = giveSlugs(rows, await takenSlugsOf(tx, rows.map(baseOf)));
  await lockOrder(tx);
  const first = await nextPlace(tx, is_subscription);
  const products = rows.map(({ slug: _, title = '', price = 0, type, billing_cycle, ...fields }, index) => ({
    ...prepareFields(fields),
    title,
    price,
    slug: slugs[index] ?? '',
    type: type ?? (is_subscription ? ('subscription_service' as const) : ('e_course' as const)),
    is_subscription,
    billing_cycle: is_subscription ? (billing_cycle ?? ('monthly' as const)) : null,
    sort_order: first + index,
    updated_by: actor.id,
  }));
  for (let at = 0; at < products.length; at += PIECE) {
    const added = await insertProducts(tx, products.slice(at, at + PIECE));
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
