import type { Database } from '#server/platform/database/db.ts';

const COUNTED = [
  'users',
  'wallets',
  'ledger_postings',
  'ledger_entries',
  'orders',
  'order_items',
  'user_products',
  'gift_codes',
  'cart_items',
  'wishlist_items',
  'reviews',
  'subscriptions',
  'subscription_charges',
  'payments',
  'webhook_events',
  'dev_gateway_sessions',
  'form_submissions',
  'leads',
  'audit_slots',
  'consultation_bookings',
  'voucher_redemptions',
  'wallet_adjustments',
  'purchase_intents',
  'invoices',
  'credit_notes',
  'closed_months',
  'refund_requests',
  'idempotency_keys',
  'graphile_worker._private_jobs',
] as const;

/**
 * How much there is of everything that money touches, with the sums that counts alone would hide. Two equal
 * snapshots with a refused call between them mean that it changed nothing.
 */
export async function readBooks(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const counts = COUNTED.map((table) => `'${table}', (select count(*) from ${table})`);
  const found = await db.pool.query<{ books: Record<string, unknown> }>(`
    select jsonb_build_object(
      ${counts.join(', ')},
      'balances', (select coalesce(jsonb_object_agg(id, balance_bigint), '{}') from wallets),
      'stock', (select coalesce(jsonb_object_agg(id, stock), '{}') from products),
      'orders by status', (select coalesce(jsonb_object_agg(id, status), '{}') from orders),
      'payments by status', (select coalesce(jsonb_object_agg(id, status), '{}') from payments),
      'gifts by status', (select coalesce(jsonb_object_agg(id, status), '{}') from gift_codes),
      'subscriptions by state', (select coalesce(jsonb_object_agg(id, to_jsonb(s) - 'updated_at'), '{}') from subscriptions s),
      'intents by status', (select coalesce(jsonb_object_agg(id, status), '{}') from purchase_intents),
      'refund requests by status', (select coalesce(jsonb_object_agg(id, status), '{}') from refund_requests),
      'holdings by status', (select coalesce(jsonb_object_agg(id, status), '{}') from user_products)
    ) as books`);
  const [row] = found.rows;
  if (row === undefined) throw new Error('the books could not be read');
  return row.books;
}

/** Rows of the queue by the name of their job. */
export async function countJobs(db: Database, name: string): Promise<number> {
  const found = await db.pool.query('select from graphile_worker.jobs where task_identifier = $1', [name]);
  return found.rowCount ?? 0;
}
