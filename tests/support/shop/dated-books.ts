import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { lockWallet, type Posting, postEntries, type SystemAccount } from '#server/ledger/index.ts';
import { recordOrder } from '#server/orders/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, type Sen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import type { Person } from './people.ts';
import { lineOf, type Product } from './products.ts';

/** `2025-11-01 00:00:00` in WIB. */
export const wib = (moment: string): Date => new Date(`${moment.replace(' ', 'T')}+07:00`);

interface Movement {
  readonly person: Person;
  readonly at: string;
  /** Sen; what the wallet gets is positive. */
  readonly amount: number;
  readonly order_id?: string;
}

interface When {
  readonly at: string;
  readonly quantity?: number;
}

const accounts = {
  topup: 'gateway_clearing',
  adjustment: 'adjustments',
  refund: 'refunds',
  subscription: 'subscription_revenue',
} as const satisfies Readonly<Record<string, SystemAccount>>;

/** A book whose lines have the moments that a story gives them, in WIB; a wallet's in order. */
export function openBook(db: Database) {
  const move = async (tx: Tx, type: keyof typeof accounts, movement: Movement) => {
    const { person, at, amount, order_id } = movement;
    const posting: Posting = {
      type,
      idempotency_key: randomUUID(),
      description: type,
      at: wib(at),
      ...(order_id === undefined ? {} : { reference_type: 'order', reference_id: order_id }),
      entries: [
        { wallet: await lockWallet(tx, person.id), amount: sen(amount) },
        { account: accounts[type], amount: negateSen(sen(amount)) },
      ],
    };
    const posted = await postEntries(tx, posting);
    if (!posted.ok) throw new Error(posted.refusal.code);
    return posted.value.posting_id;
  };
  const alone = (type: 'topup' | 'adjustment' | 'refund') => (movement: Movement) =>
    withTx(db, async (tx) => succeed(await move(tx, type, movement)));
  return {
    topUp: alone('topup'),
    adjust: alone('adjustment'),
    giveBack: alone('refund'),
    /** One order of all products, one of each but for the first; its id. */
    async buy(person: Person, products: readonly Product[], when: When): Promise<string> {
      const { at, quantity = 1 } = when;
      const bought = await checkOut(db, {
        buyer: person,
        lines: products.map((product, n) => {
          const units = n === 0 ? quantity : 1;
          return { ...lineOf(product), quantity: units, gifts: units - 1 };
        }),
        idempotency_key: randomUUID(),
        backdated: { at: wib(at), payment_method: 'wallet' },
      });
      if (!bought.ok) throw new Error(bought.refusal.code);
      return bought.value.order.id;
    },
    /** A period of a service: its posting and its order. */
    subscribe: (person: Person, at: string, product: Product) =>
      withTx(db, async (tx) => {
        const order_id = randomUUID();
        const amount_bigint: Sen = sen(product.price * 100);
        const posting_id = await move(tx, 'subscription', { person, at, amount: -amount_bigint, order_id });
        await recordOrder(tx, serviceOrder({ order_id, person, at, product, amount_bigint, posting_id }));
        return succeed(order_id);
      }),
    /** The order of a trial's start, as a subscription writes it: nothing is paid. */
    startTrial: (person: Person, at: string, product: Product) =>
      withTx(db, async (tx) => {
        const order_id = randomUUID();
        const paid = { amount_bigint: sen(0), posting_id: null };
        await recordOrder(tx, serviceOrder({ order_id, person, at, product, ...paid }));
        return succeed(order_id);
      }),
  };
}

interface ServiceOrder {
  readonly order_id: string;
  readonly person: Person;
  readonly at: string;
  readonly product: Product;
  readonly amount_bigint: Sen;
  readonly posting_id: number | null;
}

function serviceOrder({ order_id, person, at, product, amount_bigint, posting_id }: ServiceOrder) {
  const { id, title } = product;
  return {
    id: order_id,
    user_id: person.id,
    customer_email: person.email,
    customer_name: person.full_name,
    amount_bigint,
    posting_id,
    metadata: { subscription_id: randomUUID(), plan_name: title },
    at: wib(at),
    items: [
      { product_id: id, title, slug: title, type: 'subscription_service', price_bigint: amount_bigint },
    ],
  };
}
