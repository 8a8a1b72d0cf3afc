import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import { listGifts, redeemGift, refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, type Sen, sen } from '#shared/money/money.ts';
import {
  createPaymentFixture,
  deliver,
  openPayment,
  type PaymentFixture,
  type WebhookContent,
} from './payments.ts';
import { makePerson, type Person } from './people.ts';
import { lineOf, makeProduct, type Product } from './products.ts';

/** A step of the walk. Numbers are positions in the lists of persons, products, orders and payments. */
export type Command =
  | {
      readonly do: 'top up';
      readonly person: number;
      readonly amount: number;
      readonly received: number;
      readonly notices: readonly WebhookContent['status'][];
    }
  | {
      readonly do: 'repeat notice';
      readonly payment: number;
      readonly status: WebhookContent['status'];
      /** The same event again, or another one that says the same. */
      readonly isNew: boolean;
    }
  | {
      readonly do: 'buy';
      readonly person: number;
      readonly products: readonly number[];
      readonly key: number;
      /** Units of each product. */
      readonly quantity: number;
      /** All units for others, instead of all but one. */
      readonly forOthers: boolean;
    }
  | { readonly do: 'redeem'; readonly person: number; readonly gift: number }
  | { readonly do: 'refund'; readonly order: number; readonly percent: number; readonly endsAccess: boolean }
  | { readonly do: 'adjust'; readonly person: number; readonly sen: number };
type CommandTo<Kind extends Command['do']> = Extract<Command, { do: Kind }>;

interface KnownOrder {
  readonly buyer: Person;
  readonly amount: Sen;
  /** Products that the buyer kept. */
  readonly own: readonly string[];
  /** Units sold, by product. */
  readonly units: ReadonlyMap<string, number>;
  refunded: number;
  hasAccess: boolean;
}

interface KnownGift {
  readonly order: KnownOrder;
  readonly code: string;
  readonly product_id: string;
  redeemer: Person | null;
}

interface KnownPayment {
  readonly payer: Person;
  readonly session_id: string;
  /** Whole rupiah. */
  readonly received: number;
  isPaid: boolean;
}

/**
 * A small market and what its people were told: every answer is noted, and nothing else, so that afterwards the
 * books can be compared with what was acknowledged.
 */
export interface Market {
  readonly db: Database;
  readonly till: PaymentFixture;
  readonly people: readonly Person[];
  readonly products: readonly (Product & { readonly stock: number | null })[];
  readonly orders: Map<string, KnownOrder>;
  readonly gifts: KnownGift[];
  readonly payments: KnownPayment[];
  /** Sen by person. */
  readonly adjusted: Map<string, number>;
}

export async function openMarket(db: Database): Promise<Market> {
  const balances = [0, 100_000, 60_000];
  const people = await Promise.all(balances.map((balance) => makePerson(db, { balance })));
  const prices = [10_000, 25_000, 30_000, 49_999, 0];
  const products = await Promise.all(
    prices.map(async (price, n) => {
      const stock = n % 2 === 0 ? 3 : null;
      const type = price === 0 ? 'freebie' : 'template';
      return { ...(await makeProduct(db, { price, stock, type })), stock };
    }),
  );
  const adjusted = new Map(people.map(({ id }, n) => [id, (balances[n] ?? 0) * 100]));
  const empty = { orders: new Map(), gifts: [], payments: [] };
  return { db, till: createPaymentFixture(db), people, products, adjusted, ...empty };
}

export async function runCommand(market: Market, command: Command): Promise<void> {
  switch (command.do) {
    case 'top up':
      return topUp(market, command);
    case 'repeat notice':
      return repeatNotice(market, command);
    case 'buy':
      return buy(market, command);
    case 'redeem':
      return redeem(market, command);
    case 'refund':
      return refund(market, command);
    case 'adjust':
      return adjust(market, command);
  }
}

async function topUp(market: Market, command: CommandTo<'top up'>): Promise<void> {
  const payer = at(market.people, command.person);
  const { session_id } = await openPayment(market.till, payer.id, command.amount);
  const payment = { payer, session_id, received: command.received, isPaid: false };
  market.payments.push(payment);
  await Promise.all(command.notices.map((status) => notify(market, payment, { status })));
}

async function repeatNotice(market: Market, command: CommandTo<'repeat notice'>): Promise<void> {
  if (market.payments.length === 0) return;
  const payment = at(market.payments, command.payment);
  const event = command.isNew ? { event: randomUUID() } : {};
  await notify(market, payment, { status: command.status, ...event });
}

async function notify(
  market: Market,
  payment: KnownPayment,
  webhook: Pick<WebhookContent, 'status' | 'event'>,
): Promise<void> {
  await deliver(market.till, { session_id: payment.session_id, amount: payment.received, ...webhook });
  if (webhook.status === 'paid') payment.isPaid = true;
}

async function buy(market: Market, command: CommandTo<'buy'>): Promise<void> {
  const buyer = at(market.people, command.person);
  const lines = [...new Set(command.products.map((n) => at(market.products, n)))].map((product) =>
    unitsOf(product, command),
  );
  const bought = await checkOut(market.db, { buyer, lines, idempotency_key: `key-${command.key}` });
  if (!bought.ok || market.orders.has(bought.value.order.id)) return;
  const { id, amount_bigint, items } = bought.value.order;
  const own = items.filter((item) => item.quantity > item.gift_quantity).map((item) => item.product_id);
  const units = new Map(items.map((item) => [item.product_id, item.quantity]));
  const order = { buyer, amount: amount_bigint, own, units, refunded: 0, hasAccess: true };
  market.orders.set(id, order);
  const { gifts } = await listGifts(market.db.orm, buyer.id, { limit: 100, offset: 0 });
  for (const { code, order_id, product } of gifts) {
    if (order_id !== id) continue;
    const product_id = items.find(({ slug }) => slug === product.slug)?.product_id ?? '';
    market.gifts.push({ order, code, product_id, redeemer: null });
  }
}

/** Nothing free can be given away, so of that there is one, for oneself. */
function unitsOf(product: Product, { quantity, forOthers }: CommandTo<'buy'>) {
  const isGiftable = product.price > 0;
  const units = isGiftable ? quantity : 1;
  return { ...lineOf(product), quantity: units, gifts: forOthers && isGiftable ? units : units - 1 };
}

async function redeem(market: Market, command: CommandTo<'redeem'>): Promise<void> {
  if (market.gifts.length === 0) return;
  const redeemer = at(market.people, command.person);
  const gift = at(market.gifts, command.gift);
  const redeemed = await redeemGift(market.db, { user_id: redeemer.id, code: gift.code });
  if (redeemed.ok) gift.redeemer = redeemer;
}

async function refund(market: Market, command: CommandTo<'refund'>): Promise<void> {
  const paid = [...market.orders].filter(([, order]) => order.amount > 0);
  if (paid.length === 0) return;
  const [order_id, order] = at(paid, command.order);
  const amount = sen(Math.max(1, Math.floor((order.amount * command.percent) / 100)));
  const request = { order_id, amount, reason: 'Pengembalian', idempotency_key: randomUUID() };
  const given = await withTx(market.db, (tx) =>
    refundOrder(tx, { ...request, ends_access: command.endsAccess }),
  );
  if (!given.ok) return;
  order.refunded += amount;
  if (command.endsAccess || order.refunded === order.amount) order.hasAccess = false;
}

async function adjust(market: Market, command: CommandTo<'adjust'>): Promise<void> {
  const person = at(market.people, command.person);
  const amount = sen(command.sen);
  const posted = await withTx(market.db, async (tx) =>
    postEntries(tx, {
      type: 'adjustment',
      idempotency_key: randomUUID(),
      description: 'Koreksi',
      entries: [
        { wallet: await lockWallet(tx, person.id), amount },
        { account: 'adjustments', amount: negateSen(amount) },
      ],
    }),
  );
  if (posted.ok) market.adjusted.set(person.id, (market.adjusted.get(person.id) ?? 0) + amount);
}

/** Adds up the acknowledged answers: balances in sen, holdings, and stock that is left. */
export function acknowledged({ people, products, orders, gifts, payments, adjusted }: Market) {
  const known = [...orders.values()];
  const soldOf = (id: string) => known.reduce((sum, { units }) => sum + (units.get(id) ?? 0), 0);
  return {
    people: people.map(({ id }) => {
      const mine = known.filter((order) => order.buyer.id === id);
      const spent = mine.reduce((sum, order) => sum + order.amount - order.refunded, 0);
      const received = payments
        .filter((payment) => payment.isPaid && payment.payer.id === id)
        .reduce((sum, payment) => sum + payment.received * 100, 0);
      const given = gifts.filter(({ redeemer, order }) => redeemer?.id === id && order.hasAccess);
      const held = [
        ...mine.filter((order) => order.hasAccess).flatMap((order) => order.own),
        ...given.map(({ product_id }) => product_id),
      ];
      return { balance: (adjusted.get(id) ?? 0) + received - spent, held: held.toSorted() };
    }),
    stock: products.map(({ id, stock }) => (stock === null ? null : stock - soldOf(id))),
  };
}

/** The same facts as the database has them. */
export async function recorded({ db, people, products }: Market): Promise<ReturnType<typeof acknowledged>> {
  const persons = await db.pool.query<{ balance: number; held: string[] }>(
    `select coalesce(w.balance_bigint, 0) as balance,
            array(select h.product_id::text from user_products h
                  where h.user_id = wanted.id and h.status = 'active') as held
     from unnest($1::uuid[]) with ordinality wanted(id, position)
     left join wallets w on w.user_id = wanted.id order by wanted.position`,
    [people.map(({ id }) => id)],
  );
  const stock = await db.pool.query<{ stock: number | null }>(
    `select p.stock from unnest($1::uuid[]) with ordinality wanted(id, position)
     join products p on p.id = wanted.id order by wanted.position`,
    [products.map(({ id }) => id)],
  );
  return {
    people: persons.rows.map(({ balance, held }) => ({ balance, held: held.toSorted() })),
    stock: stock.rows.map((row) => row.stock),
  };
}

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error('there is nothing at this position');
  return item;
}
