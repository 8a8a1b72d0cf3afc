import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { refundOrder, refundOrderToPayment } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { lineOf, makeProduct } from '../shop/products.ts';
import type { GatewayShop } from './gateway-shop.ts';

interface PaidOrder {
  readonly order_id: string;
  readonly payment_id: string;
}

/** A payment of Rp 50.000 and an order that spent it all. */
export async function buyFromPayment(db: Database, shop: GatewayShop): Promise<PaidOrder> {
  const payment = await shop.open();
  shop.world.changeSession({ ...payment, what: 'paid' });
  await shop.receiveAndHandle(shop.world.webhook({ ...payment, what: 'paid' }));
  const lines = [lineOf(await makeProduct(db, { price: 50_000, type: 'template' }))];
  const bought = await checkOut(db, { buyer: shop.payer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return { order_id: bought.value.order.id, payment_id: payment.payment_id };
}

interface Wish {
  readonly order_id: string;
  readonly amount: number;
  readonly key?: string;
  readonly payment_id?: string | null;
  readonly ends_access?: boolean;
}

const refundInput = ({ order_id, amount, key = randomUUID(), ends_access = false }: Wish) => ({
  order_id,
  amount: sen(amount),
  reason: 'Tidak cocok',
  idempotency_key: key,
  ends_access,
});
export const toPayment = (db: Database, { world }: GatewayShop, request: Wish) =>
  withTx(db, (tx) =>
    refundOrderToPayment(tx, {
      ...refundInput(request),
      payment_id: request.payment_id ?? null,
      gateways: [world.name],
    }),
  );
export const toWallet = (db: Database, request: Wish) =>
  withTx(db, (tx) => refundOrder(tx, refundInput(request)));

interface RefundRow {
  readonly id: string;
  readonly status: string;
  readonly gateway_refund_id: string | null;
  readonly failure: string | null;
  readonly charge_bigint: number | null;
}

export async function refundsOf(db: Database): Promise<RefundRow[]> {
  const { rows } = await db.pool.query<RefundRow>(
    'select id, status, gateway_refund_id, failure, charge_bigint from gateway_refunds order by created_at, id',
  );
  return rows;
}

export async function onlyRefund(db: Database): Promise<RefundRow & { readonly gateway_refund_id: string }> {
  const [row] = await refundsOf(db);
  if (row === undefined || row.gateway_refund_id === null) throw new Error('the gateway has no refund');
  return { ...row, gateway_refund_id: row.gateway_refund_id };
}

export async function stateOf(db: Database): Promise<unknown> {
  const { rows } = await db.pool.query(
    'select o.status, h.status as holding from orders o join user_products h on h.order_id = o.id',
  );
  return rows;
}

export const clearing = async (db: Database) => {
  const { rows } = await db.pool.query<{ total: number }>(
    "select coalesce(sum(amount_bigint), 0)::bigint as total from ledger_entries where account = 'gateway_clearing'",
  );
  return rows[0]?.total;
};
