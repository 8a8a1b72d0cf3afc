import type { LineProblem } from '#contract/checkout/checkout.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { recordPaidBookings, renewHold } from '../bookings/index.ts';
import { readProductsForSale } from '../catalog/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { LineRefusal } from './checkout.errors.ts';
import { type Customer, type Line, refusalOf } from './checkout.rules.ts';

type Outcome = Result<null, LineRefusal>;

const slotTaken = (product_id: string, { profile }: Customer): Outcome =>
  refuse(refusalOf([{ product_id, code: 'SLOT_TAKEN' }], profile));

/** Keeps the held times while the payment is open. */
export async function renewTimes(tx: Tx, lines: readonly Line[], customer: Customer): Promise<Outcome> {
  for (const { product_id, hold } of lines) {
    if (hold === undefined) continue;
    const held = await renewHold(tx, { hold_id: hold, product_id, now: new Date() });
    if (!held.ok) return slotTaken(product_id, customer);
  }
  return succeed(null);
}

interface Sale {
  readonly user_id: string;
  readonly order_id: string;
  readonly sold: readonly {
    readonly id: string;
    readonly type: string;
    readonly hold?: string | undefined;
  }[];
  readonly customer: Customer;
  readonly now: Date;
}

export async function bookSoldSessions(tx: Tx, { sold, customer, ...bought }: Sale): Promise<Outcome> {
  const consultations = sold
    .filter(({ type }) => type === 'consultation')
    .map(({ id, hold }) => ({ product_id: id, hold_id: hold }));
  const booked = await recordPaidBookings(tx, { ...bought, consultations });
  return booked.ok ? booked : slotTaken(booked.refusal.product_id, customer);
}

export async function remainingStock(tx: Tx, missing: readonly string[]): Promise<readonly LineProblem[]> {
  if (missing.length === 0) return [];
  const offers = await readProductsForSale(tx, missing);
  const left = new Map(offers.map(({ id, stock }) => [id, stock]));
  return missing.map((product_id) => ({ product_id, code: 'OUT_OF_STOCK', left: left.get(product_id) ?? 0 }));
}
