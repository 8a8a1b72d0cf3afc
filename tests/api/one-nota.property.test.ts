import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { action, loader } from '#app/features/checkout/checkout.route.tsx';
import { applyBumps } from '#app/features/checkout/checkout-details.ts';
import { paymentChoices } from '#app/features/checkout/form/payment-methods.tsx';
import { type Nota, nota as notaOnWire } from '#contract/checkout/nota.ts';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { formatRupiah, type Rupiah, rupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeOrderBump } from '#tests/support/shop/order-bumps.ts';
import { createPaymentFixture, deliver } from '#tests/support/shop/payments.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';
import { makeBundle, makeProduct } from '#tests/support/shop/products.ts';

const purchase = fc.record({
  price: fc.constantFrom(49_000, 99_999, 4_900_000),
  other: fc.constantFrom(0, 15_500, 150_001),
  kind: fc.constantFrom('product', 'cart', 'bundle'),
  quantity: fc.constantFrom(1, 1, 3),
  sale: fc.constantFrom(null, { percent: 15 }, { amount: 7_777 }),
  code: fc.constantFrom(null, { percent: 20 }, { amount: 33_333 }, { percent: 100 }),
  bump: fc.constantFrom('none', 'offered', 'taken', 'taken'),
  /** Sen per hundred of the total that the balance has; null: a guest. */
  balance: fc.constantFrom(null, null, 0, 40, 100),
  usesBalance: fc.boolean(),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

interface Person {
  readonly email: string;
  readonly cookie: string;
  /** null: a guest. */
  readonly id: string | null;
}

async function makePerson(db: Database, app: ComposedApp, { balance }: Purchase): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@contoh.example`;
  if (balance === null) return { email, cookie: '', id: null };
  const id = await makeAccount(db, email);
  return { email, id, cookie: await cookieFor(app, email) };
}

/** Makes the product with its sale, code and offer; returns the address of its checkout page. */
async function makeGoods(db: Database, app: ComposedApp, { person, wanted }: Walk): Promise<string> {
  const { price, other, kind, quantity, sale, code, bump } = wanted;
  const [first, second] = [
    await makeProduct(db, { price }),
    await makeProduct(db, { price: other || 25_000 }),
  ];
  const main =
    kind === 'bundle' ? await makeBundle(db, [first.id, second.id], { price: price + 1_000 }) : first;
  const targets = [`product:${main.id}`];
  if (sale !== null) await makeDiscount(db, { code: null, targets, ...sale });
  const made = code === null ? null : await makeDiscount(db, { targets, ...code });
  if (bump !== 'none') await makeOrderBump(db, { beside_id: main.id });
  const query = made === null ? '' : `code=${made.code}`;
  // A part that is held makes the bundle cheaper.
  if (kind === 'bundle' && person.id !== null) await buyWithBalance(db, app, { person, product: second });
  if (kind !== 'cart') {
    const { rows } = await db.pool.query('select slug from products where id = $1', [main.id]);
    return `/checkout/${rows[0]?.slug}?${query}`;
  }
  const items = `${main.id}:${quantity},${second.id}:1`;
  return `/checkout?items=${items}&${query}`;
}

async function buyWithBalance(
  db: Database,
  app: ComposedApp,
  {
    person,
    product,
  }: { readonly person: Person; readonly product: { readonly id: string; readonly price: Rupiah } },
): Promise<void> {
  await giveCredit(db, person.id ?? '', product.price);
  const body = { items: [{ product_id: product.id, price: product.price }] };
  await send(app, 'POST /api/checkout', { cookie: person.cookie, body, key: randomUUID() });
}

interface Walk {
  readonly person: Person;
  readonly wanted: Purchase;
}

const pathOf = (path: string) => {
  const slug = /^\/checkout\/([^?]+)/.exec(path)?.[1];
  return slug === undefined ? {} : { slug };
};

/** The page as this browser sees it. */
async function look(app: ComposedApp, { cookie }: Person, path: string) {
  const { data } = await loader({ ...visitTo({ app, cookie }, path), params: pathOf(path) });
  if (data.checkout === null) throw new Error(`${path} asks nothing`);
  return data.checkout;
}

/** The facts of a row, without its label, which differs from page to page. */
const factsOf = (nota: Nota) =>
  nota
    .filter(({ kind }) => ['item', 'owned', 'bump', 'discount', 'total'].includes(kind))
    .map(({ kind, code, quantity, amount_bigint, before_bigint }) =>
      [kind, code, quantity, amount_bigint, before_bigint].join(' '),
    )
    .toSorted();

const last = (nota: Nota): Rupiah => toRupiah(nota.at(-1)?.amount_bigint ?? sen(0));

const orderOf = async (db: Database, email: string) => {
  const { rows } = await db.pool.query<{ id: string; amount: number; taken: number; paid: number | null }>(
    `select o.id, o.amount_bigint as amount, p.received_bigint as paid,
            (select coalesce(-sum(e.amount_bigint), 0)::bigint from ledger_entries e
             where e.posting_id = o.posting_id and e.wallet_id is not null) as taken
     from orders o left join payments p on p.id = o.payment_id
     where o.customer_email = $1 order by o.created_at desc, o.id limit 1`,
    [email],
  );
  return rows[0];
};

/** Walks one purchase from the page to the invoice; returns how it was paid. */
async function walk(db: Database, app: ComposedApp, wanted: Purchase): Promise<string> {
  const person = await makePerson(db, app, wanted);
  const path = await makeGoods(db, app, { person, wanted });
  const taken = (checkout: Awaited<ReturnType<typeof look>>) =>
    wanted.bump === 'taken' ? checkout.details.bumps.map(({ id }) => id) : [];
  const before = await look(app, person, path);
  if (person.id !== null) {
    const { due } = applyBumps(before.details, taken(before));
    const credit = Math.floor((due * (wanted.balance ?? 0)) / 100);
    if (credit > 0) await giveCredit(db, person.id, rupiah(credit));
  }
  const checkout = await look(app, person, path);
  const details = applyBumps(checkout.details, taken(checkout));
  const { balance, ways } = checkout;
  const choices = paymentChoices({ ...details, balance, ways });
  const usesBalance = choices.balance === 'part' && wanted.usesBalance;
  const nota = usesBalance ? (details.nota_with_balance ?? []) : details.nota;
  const button = usesBalance ? choices.rest : choices.whole;
  expect(button, 'the button is the last row of the nota').toBe(last(nota));

  const isFree = details.due === 0;
  const way = choices.balance === 'all' || isFree ? 'balance' : 'dev_mode';
  const bumps = taken(checkout).map((id): [string, string] => ['bumps', id]);
  const prices = details.bumps.map(({ id, price }): [string, string] => [`bump_price:${id}`, String(price)]);
  const form = {
    ...details.fields,
    ...Object.fromEntries([...bumps, ...(bumps.length > 0 ? prices : [])]),
    ...{ idempotency_key: checkout.idempotency_key, payment_key: checkout.payment_key, has_scripts: '1' },
    ...(way === 'balance' ? {} : { payment_method: way }),
    ...(usesBalance ? { use_balance: 'on' } : {}),
    ...(person.id === null ? { email: person.email, full_name: 'Rina Pembeli' } : {}),
  };
  const answer = await answerOf(() =>
    action({ ...visitTo({ app, cookie: person.cookie }, path, form), params: pathOf(path) }),
  );
  expect(answer, JSON.stringify(wanted)).toMatchObject({ status: 303 });
  if (person.id === null && isFree) return 'mailed';
  if (way !== 'balance') {
    const { rows } = await db.pool.query<{ session_id: string; amount_bigint: number; intent_id: string }>(
      'select session_id, amount_bigint, intent_id from payments order by created_at desc limit 1',
    );
    const [payment] = rows;
    if (payment === undefined) throw new Error('no payment was opened');
    const { amount_bigint, session_id, intent_id } = payment;
    expect(amount_bigint, 'the gateway takes what the button says').toBe(toSen(button));
    if (person.id !== null) {
      const read = await send(app, `GET /api/checkout/intents/${intent_id}`, { cookie: person.cookie });
      const { intent } = await readAnswer(read);
      expect(intent.nota.at(-1).amount_bigint, 'so says the payment page').toBe(amount_bigint);
      expect(factsOf(intent.nota)).toEqual(factsOf(nota));
    }
    await deliver(createPaymentFixture(db), { session_id, status: 'paid', amount: button });
  }
  const order = await orderOf(db, person.email);
  if (order === undefined) throw new Error(`nothing was bought: ${JSON.stringify(wanted)}`);
  expect([order.amount, order.taken], 'order and ledger say the total').toEqual([
    toSen(details.due),
    toSen(details.due),
  ]);
  expect(order.paid ?? 0, 'the order names its payment').toBe(way === 'balance' ? 0 : toSen(button));

  const admin = await send(app, `GET /api/admin/orders/${order.id}`, { cookie: await adminCookie(db, app) });
  const desk = (await readAnswer(admin)).order;
  expect(factsOf(desk.nota), 'the desk shows the rows of the page').toEqual(factsOf(nota));
  if (!isFree) expect(last(desk.nota), 'and what was paid').toBe(way === 'balance' ? details.due : button);

  await app.drainJobs();
  const [mail] = await listDevMails(db, person.email);
  const mailed = mail?.text ?? '';
  for (const { amount_bigint } of notaOnWire.parse(desk.nota)) {
    expect(mailed, 'so does the mail').toContain(`: ${formatRupiah(toRupiah(amount_bigint))}`);
  }
  const invoices = await db.pool.query('select total_bigint from invoices where order_id = $1', [order.id]);
  expect(invoices.rows, 'and the invoice').toEqual(isFree ? [] : [{ total_bigint: order.amount }]);
  return way === 'balance' ? 'balance' : usesBalance ? 'both' : 'gateway';
}

async function adminCookie(db: Database, app: ComposedApp): Promise<string> {
  const email = 'owner@arunika.example';
  const { rows } = await db.pool.query('select id from users where email = $1', [email]);
  if (rows.length === 0) await makeAccount(db, email, 'admin');
  return cookieFor(app, email);
}

test('[DECISIONS 66, DECISIONS 68] page, button, payment, ledger, order, desk, mail and invoice say one number', async ({
  db,
}) => {
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const paid: string[] = [];
  const property = fc.asyncProperty(purchase, async (wanted) => {
    paid.push(await walk(db, app, wanted));
  });
  await fc.assert(property, { seed: 20_261_128, numRuns: 30, endOnFailure: true });
  expect(new Set(paid)).toEqual(new Set(['balance', 'both', 'gateway', 'mailed']));
  expect(await runChecks(db.pool)).toEqual([]);
});
