import type { ItemRefund } from '#contract/orders/orders.ts';
import type { HeldRefund } from '#contract/refunds/held-refund.ts';
import {
  lockOrder,
  readHeldItem,
  readRefundablePayments,
  readSoldItem,
  readSoldItems,
  type SoldItem,
} from '#server/orders/index.ts';
import { readRefundableByPayment } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { RefundDestination } from '#shared/refunds/refunds.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  type Consumption,
  policyOfOrder,
  type ReadConsumption,
  type RefundContext,
  readItemConsumption,
  readItemConsumptions,
  UNUSED,
} from './refund-policy.ts';
import {
  insertRequest,
  lockRequest,
  type RequestRow,
  selectLiveRequest,
  selectRequestsOfOrder,
  writeDecision,
} from './refund-requests.queries.ts';
import type { RequestRefusal, WithdrawalRefusal } from './refunds.errors.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

export interface RefundServices extends RefundContext {
  readonly db: Database;
  readonly clock: Clock;
}

export type RefundRequestInput = Pick<RequestRow, 'user_id' | 'order_item_id' | 'destination' | 'reason'>;
type Outcome = Result<{ readonly id: string }, RequestRefusal>;

/** Applies the order's policy. Moves no money: staff decide. Refuses a second request for the item. */
export function requestRefund(services: RefundServices, input: RefundRequestInput): Promise<Outcome> {
  return withTx(services.db, async (tx): Promise<Outcome> => {
    const item = await readSoldItem(tx, input.order_item_id);
    if (item?.user_id !== input.user_id) return refuse({ code: 'ITEM_NOT_FOUND' });
    // Locked, so that the order is not refunded concurrently.
    await lockOrder(tx, item.order_id);
    const facts = await readItemConsumption(tx, item, services.readConsumption);
    const refusal = await findObstacle(tx, { ...item, ...facts }, services.clock.now());
    if (refusal !== null) return refuse(refusal);
    const ways = await listRefundDestinations(tx, item, services.gateways);
    if (!ways.includes(input.destination)) return refuse({ code: 'DESTINATION_UNAVAILABLE' });
    const { order_id, price_bigint } = item;
    const request = await insertRequest(tx, { ...input, ...facts, order_id, amount_bigint: price_bigint });
    if (request === null) return refuse({ code: 'REFUND_ALREADY_REQUESTED' });
    const payload = { refund_request_id: request.id };
    await addJob(tx, { name: 'send-refund-notice', payload });
    await addJob(tx, { name: 'send-refund-received', payload });
    return succeed({ id: request.id });
  });
}

async function findObstacle(tx: Tx, item: SoldItem & Consumption, now: Date) {
  const policy = await policyOfOrder(tx, item.metadata);
  const has_request = (await selectLiveRequest(tx, item.item_id)) !== null;
  return refundObstacle({ ...item, has_request }, policy, now);
}

type WithdrawRefundRequestOutcome = Result<{ readonly id: string }, WithdrawalRefusal>;

export function withdrawRefundRequest(
  db: Database,
  userId: string,
  id: string,
): Promise<WithdrawRefundRequestOutcome> {
  return withTx(db, async (tx): Promise<WithdrawRefundRequestOutcome> => {
    const request = await lockRequest(tx, id);
    if (request?.user_id !== userId) return refuse({ code: 'REQUEST_NOT_FOUND' });
    if (request.status !== 'requested') return refuse({ code: 'ALREADY_DECIDED' });
    await writeDecision(tx, id, { status: 'withdrawn', decision_note: '', decided_by: userId });
    return succeed({ id });
  });
}

async function listRefundDestinations(
  reader: Reader,
  item: Pick<SoldItem, 'user_id' | 'order_id' | 'price_bigint'>,
  gateways: readonly string[],
): Promise<RefundDestination[]> {
  return destinationsOf(item, await readRefundableForOrder(reader, item, gateways));
}

async function readRefundableForOrder(
  reader: Reader,
  { user_id, order_id }: Pick<SoldItem, 'user_id' | 'order_id'>,
  gateways: readonly string[],
): Promise<readonly Sen[]> {
  const shares = await readRefundablePayments(reader, { id: order_id, user_id });
  const payment_ids = [...shares.keys()];
  const left = await readRefundableByPayment(reader, { user_id, payment_ids, gateways });
  return [...left].map(([id, amount]) => sen(Math.min(amount, shares.get(id) ?? 0)));
}

/** The wallet, and the original payment if it paid everything and can be refunded (DECISIONS 51, 57). */
const destinationsOf = (
  { price_bigint }: Pick<SoldItem, 'price_bigint'>,
  left: readonly Sen[],
): RefundDestination[] =>
  left.some((amount) => amount >= price_bigint) ? ['wallet', 'original_payment'] : ['wallet'];

export async function readHeldRefund(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
  { now, readConsumption }: { readonly now: Date; readonly readConsumption: ReadConsumption },
): Promise<HeldRefund | null> {
  const item = await readHeldItem(reader, holder);
  if (item === null) return null;
  const policy = await policyOfOrder(reader, item.metadata);
  const request = await selectLiveRequest(reader, item.item_id);
  const facts = { ...item, ...(await readItemConsumption(reader, item, readConsumption)) };
  // A request made in time stays eligible until it is decided.
  const onTime = refundObstacle(
    { ...facts, has_request: false },
    policy,
    request === null ? now : new Date(request.created_at),
  );
  const obstacle = request === null ? onTime : refundObstacle({ ...facts, has_request: true }, policy, now);
  return {
    order_id: item.order_id,
    until: refundableUntil(item.bought_at, policy).toISOString(),
    policy,
    obstacle: obstacle?.code ?? null,
    is_open: onTime === null,
  };
}

interface RefundCheck extends RefundContext {
  readonly order_id: string;
  readonly item_ids: readonly string[];
  readonly now: Date;
}

export async function readItemRefunds(
  reader: Reader,
  { order_id, item_ids, now, readConsumption, gateways }: RefundCheck,
): Promise<ItemRefund[]> {
  const [requests, items] = await Promise.all([
    selectRequestsOfOrder(reader, order_id),
    readSoldItems(reader, item_ids),
  ]);
  const [order] = items;
  if (order === undefined) return [];
  const [policy, used, left] = await Promise.all([
    policyOfOrder(reader, order.metadata),
    readItemConsumptions(reader, items, readConsumption),
    readRefundableForOrder(reader, order, gateways),
  ]);
  return items.map((item, n) => {
    const own = requests.filter(({ order_item_id }) => order_item_id === item.item_id);
    const has_request = own.some(({ status }) => status === 'requested' || status === 'approved');
    const obstacle = refundObstacle({ ...item, ...(used[n] ?? UNUSED), has_request }, policy, now);
    return {
      order_item_id: item.item_id,
      obstacle: obstacle?.code ?? null,
      until: refundableUntil(item.bought_at, policy).toISOString(),
      policy,
      destinations: destinationsOf(item, left),
      requests: own.map(({ user_id: _, order_id: __, ...request }) => request),
    };
  });
}
