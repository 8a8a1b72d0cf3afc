import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';
import type { Buyer, PurchaseTask } from '../../bench/population.ts';
import { type Answer, call, type Shop } from './call.ts';
import type { FaultShop } from './prepare-shop.ts';

export const kinds = ['purchase', 'guest', 'topup', 'refund', 'voucher', 'booking'] as const;
export type Kind = (typeof kinds)[number];

export interface Acknowledgement {
  readonly kind: Kind;
  readonly user_id: string;
  readonly id: string;
  readonly at: number;
}

export interface Crowd {
  readonly acknowledged: readonly Acknowledgement[];
  readonly repeated: () => number;
  /** Throws when a request was refused, because then the run means nothing. */
  assertWell(): void;
  finish(): Promise<void>;
}

const WORKERS: Readonly<Record<Kind, number>> = {
  purchase: 4,
  guest: 2,
  topup: 2,
  refund: 1,
  voucher: 1,
  booking: 1,
};
const POLL_MS = 100;
/** Buyers have one booking a month, so bookings are spread over the run. */
const PAUSE_MS = { purchase: 0, guest: 50, topup: 100, refund: 200, voucher: 300, booking: 1_500 } as const;

export function sendCrowd(shop: FaultShop, address: () => string): Crowd {
  const acknowledged: Acknowledgement[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  let repeated = 0;
  const door: Shop = {
    address,
    onRepeat: () => {
      repeated += 1;
    },
  };
  const acts = actsOf(shop, door);
  const act = async (kind: Kind) => {
    while (!isOver) {
      const done = await acts[kind]();
      if (done === null) return;
      acknowledged.push({ kind, ...done, at: Date.now() });
      await wait(PAUSE_MS[kind]);
    }
  };
  const all = kinds.flatMap((kind) =>
    Array.from({ length: WORKERS[kind] }, () =>
      act(kind).catch((error: unknown) => void failures.push(error)),
    ),
  );
  const assertWell = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    acknowledged,
    repeated: () => repeated,
    assertWell,
    async finish() {
      isOver = true;
      await Promise.all(all);
      assertWell();
    },
  };
}

type ActorResult = Pick<Acknowledgement, 'user_id' | 'id'>;
/** Null: nothing left to do. */
type ActorActions = Readonly<Record<Kind, () => Promise<ActorResult | null>>>;

function actsOf({ errands, buyers, vouchers, admin_token }: FaultShop, door: Shop): ActorActions {
  const bookers = buyers.values();
  const payers = forever(buyers);
  const codes = vouchers.values();
  const purchase = () => buy(door, taken(errands.next()));
  return {
    purchase,
    guest: () => buyAsGuest(door, taken(errands.next())),
    topup: () => topUp(door, payers()),
    async refund() {
      const bought = await purchase();
      const body = {
        user_id: bought.user_id,
        order_id: bought.id,
        amount_bigint: bought.paid,
        reason: 'Uji gangguan',
      };
      const request = {
        method: 'POST',
        path: '/api/admin/refund',
        token: admin_token,
        key: randomUUID(),
        body,
      } as const;
      expectOk(await call(door, request), 'a refund');
      return bought;
    },
    async voucher() {
      const code = codes.next().value;
      if (code === undefined) return null;
      const { user_id, token } = payers();
      const request = {
        method: 'POST',
        path: '/api/vouchers/redeem',
        token,
        key: randomUUID(),
        body: { code },
      } as const;
      expectOk(await call(door, request), 'a voucher');
      return { user_id, id: code };
    },
    async booking() {
      const booker = bookers.next().value;
      if (booker === undefined) return null;
      const { user_id, token } = booker;
      const answer = await call(door, {
        method: 'POST',
        path: '/api/bookings/free-consultation',
        token,
        body: {},
      });
      // Bookings have no idempotency key, so a repeated call is refused with 409 after the first succeeded.
      if (answer.status !== 409) expectOk(answer, 'a booking');
      return { user_id, id: user_id };
    },
  };
}

async function buy(
  door: Shop,
  { buyer, products }: PurchaseTask,
): Promise<ActorResult & { readonly paid: number }> {
  const items = products.map(({ id, price }) => ({ product_id: id, price }));
  const request = {
    method: 'POST',
    path: '/api/checkout',
    token: buyer.token,
    key: randomUUID(),
    body: { items },
  } as const;
  const { order } = JSON.parse(expectOk(await call(door, request), 'a purchase'));
  const paid = products.reduce((sum, { price }) => sum + price * 100, 0);
  return { user_id: buyer.user_id, id: order.id, paid };
}

/** Pays at the gateway and waits for the credit, which is the worker's part. */
async function topUp(door: Shop, { user_id, token }: Buyer): Promise<ActorResult> {
  const body = { amount: 50_000, payment_method: 'dev_mode' };
  const open = { method: 'POST', path: '/api/wallet/topup', token, key: randomUUID(), body } as const;
  const { payment_id, session_id } = JSON.parse(expectOk(await call(door, open), 'a top-up'));
  await payAtGateway(door, session_id);
  for (;;) {
    const answer = await call(door, { method: 'GET', path: `/api/wallet/payments/${payment_id}`, token });
    if (JSON.parse(expectOk(answer, 'a look at a payment')).payment.status === 'completed') break;
    await wait(POLL_MS);
  }
  return { user_id, id: payment_id };
}

async function payAtGateway(door: Shop, sessionId: string): Promise<void> {
  const pay = { method: 'POST', path: `/api/dev/checkout/${sessionId}`, body: { outcome: 'paid' } } as const;
  const paid = await call(door, pay);
  if (paid.status !== 409) expectOk(paid, 'a payment');
}

/** Waits until the paying browser is told that the product is open. */
async function buyAsGuest(door: Shop, { products }: PurchaseTask): Promise<ActorResult> {
  const items = products.map(({ id, price }) => ({ product_id: id, price }));
  const body = {
    email: `${randomUUID()}@tamu.example`,
    full_name: 'Tamu',
    items,
    payment_method: 'dev_mode',
  };
  const open = { method: 'POST', path: '/api/checkout/guest', key: randomUUID(), body } as const;
  const { id, access, checkout_url } = JSON.parse(expectOk(await call(door, open), "a guest's purchase"));
  await payAtGateway(door, new URL(checkout_url).pathname.split('/').at(-1) ?? '');
  const look = {
    method: 'GET',
    path: `/api/checkout/guest/${id}`,
    cookie: `${PURCHASE_COOKIE}=${access}`,
  } as const;
  for (;;) {
    const answer = await call(door, look);
    if (JSON.parse(expectOk(answer, "a look at a guest's purchase")).purchase.state === 'bought') break;
    await wait(POLL_MS);
  }
  // The API does not tell whose account it is.
  return { user_id: id, id };
}

function expectOk({ status, text }: Answer, what: string): string {
  if (status !== 200 && status !== 201) throw new Error(`${what} was refused with ${status}: ${text}`);
  return text;
}

function taken(next: IteratorResult<PurchaseTask, void>): PurchaseTask {
  if (next.done === true) throw new Error('ran out of things to buy');
  return next.value;
}

function forever(buyers: readonly Buyer[]): () => Buyer {
  let turn = 0;
  return () => {
    const buyer = buyers[turn % buyers.length];
    turn += 1;
    if (buyer === undefined) throw new Error('there are no buyers');
    return buyer;
  };
}
