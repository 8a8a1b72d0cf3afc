import { createCheckoutLink as creating } from '#contract/checkout-links/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { createCheckoutLink } from '#server/checkout-links/index.ts';
import type { Database } from '#server/platform/database/db.ts';

/** A link to a product, but for what the test says. */
export async function makeCheckoutLink(
  db: Database,
  product: { readonly id: string | null },
  asked: Readonly<Record<string, unknown>> = {},
) {
  const body = creating.body.parse({ label: 'Kartu nama', product_id: product.id, ...asked });
  const made = await createCheckoutLink(db, body, systemActor);
  if (!made.ok) throw new Error(`a link was refused: ${made.refusal.code}`);
  return made.value;
}
