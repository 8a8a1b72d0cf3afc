import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { holdSlot } from '#server/bookings/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Person } from './people.ts';
import { lineOf, type Product } from './products.ts';

/** Actions of visitors and buyers around one product. */
export function shop(db: Database, product: Product) {
  const hold = (starts_at: Date, replaces?: string) =>
    holdSlot(db, { product_id: product.id, starts_at, time_zone: null, replaces, now: new Date() });
  const buy = (buyer: Person, hold_id?: string) =>
    checkOut(db, { buyer, lines: [{ ...lineOf(product), hold: hold_id }], idempotency_key: randomUUID() });
  const holdId = async (starts_at: Date) => {
    const held = await hold(starts_at);
    if (!held.ok) throw new Error(held.refusal.code);
    return held.value.id;
  };
  const bookedBy = async (buyer: Person, starts_at: Date) => {
    const hold_id = await holdId(starts_at);
    expect(await buy(buyer, hold_id)).toMatchObject({ ok: true });
    return hold_id;
  };
  return { hold, holdId, buy, bookedBy };
}
