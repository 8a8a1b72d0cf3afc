import { createOrderBump as creating, type NewOrderBump } from '#contract/order-bumps/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { createOrderBump } from '#server/order-bumps/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { makeProduct } from './products.ts';

/** An offer of a product of Rp 50.000 at Rp 30.000 beside a product of its own, but for what the test says. */
export async function makeOrderBump(db: Database, asked: Partial<NewOrderBump> = {}) {
  const body = creating.body.parse({
    beside_id: asked.beside_id === undefined ? (await makeProduct(db)).id : asked.beside_id,
    product_id: asked.product_id ?? (await makeProduct(db)).id,
    price: asked.price === undefined ? 30_000 : asked.price,
    pitch_id: 'Sekalian ambil.',
    pitch_en: 'Take it along.',
  });
  const made = await createOrderBump(db, body, systemActor);
  if (!made.ok) throw new Error(`an offer was refused: ${made.refusal.code}`);
  return made.value;
}
