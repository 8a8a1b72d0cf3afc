import { runInLanguage } from '#server/platform/text/request-language.ts';
import { listWalletTransactions } from '#server/wallet/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { createPaymentFixture, deliver, paymentRecord } from '#tests/support/shop/payments.ts';
import { freezeWallet, makePerson } from '#tests/support/shop/people.ts';
import { GatewayError, getOwnPayment, listOwnPayments, listUnpaid, openTopUp } from './index.ts';

const topUpOf = (userId: string) => ({
  user_id: userId,
  amount: rupiah(50_000),
  payment_method: 'dev_mode',
  description: 'Isi saldo',
  idempotency_key: 'one',
});
const noWindow = { limit: 20, offset: 0 };

describe('opening a top-up', () => {
  test('[WAL-032, WAL-031, API-060, API-080] makes a pending payment with a session, and credits nothing', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const opened = await openTopUp(fixture, topUpOf(person.id));
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { payment_id, session_id, checkout_url } = opened.value;
    expect(checkout_url).toBe(`http://localhost/dev/checkout/${session_id}`);
    expect(await getOwnPayment(db.orm, person.id, payment_id)).toMatchObject({
      value: {
        status: 'pending',
        amount_bigint: 5_000_000,
        received_bigint: null,
        checkout_url,
        gateway: 'dev_mode',
      },
    });
    const unpaid = {
      id: payment_id,
      amount_bigint: 5_000_000,
      purchase_bigint: null,
      checkout_url,
      title: null,
    };
    expect(await listUnpaid(db.orm, person.id)).toMatchObject([unpaid]);
    await db.pool.query("update payments set expires_at = now() - interval '1 second'");
    expect(await listUnpaid(db.orm, person.id)).toEqual([]);
    const { rows } = await db.pool.query('select amount, status, return_url from dev_gateway_sessions');
    expect(rows).toEqual([
      { amount: 50_000, status: 'open', return_url: `http://localhost/user/billing?payment=${payment_id}` },
    ]);
    expect((await db.pool.query('select from ledger_postings')).rowCount).toBe(0);
    expect((await db.pool.query('select from wallets')).rowCount).toBe(0);
  });

  test('the gateway answers in the language of the page that it returns to', async ({ db }) => {
    const person = await makePerson(db);
    const fixture = createPaymentFixture(db);
    const opened = await runInLanguage('en', () => openTopUp(fixture, topUpOf(person.id)));
    if (!opened.ok) throw new Error(opened.refusal.code);
    expect(opened.value.checkout_url).toBe(`http://localhost/en/dev/checkout/${opened.value.session_id}`);
  });

  test("a top-up keeps its description, also in the wallet's transactions", async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const described = { ...topUpOf(person.id), description: 'Untuk kelas Januari' };
    const opened = await openTopUp(fixture, described);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { session_id } = opened.value;
    await deliver(fixture, { session_id, status: 'paid', amount: 50_000 });
    const lines = async () =>
      (await listWalletTransactions(db.orm, person.id, noWindow)).transactions.map(
        (line) => line.description,
      );
    expect(await lines()).toEqual(['Untuk kelas Januari']);
    // Erased with its payer there, too.
    await db.pool.query("update payments set description = ''");
    expect(await lines()).toEqual(['']);
  });

  test('an unknown payment method selects the first gateway', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const opened = await openTopUp(fixture, { ...topUpOf(person.id), payment_method: 'stripe' });
    expect(opened.ok).toBe(true);
    const { payments } = await listOwnPayments(db.orm, person.id, noWindow);
    expect(payments).toMatchObject([{ gateway: 'dev_mode', payment_method: 'stripe' }]);
  });

  test('with the same key returns the same payment and changes nothing', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const first = await openTopUp(fixture, topUpOf(person.id));
    const books = await readBooks(db);
    expect(await openTopUp(fixture, topUpOf(person.id))).toEqual(first);
    expect(await readBooks(db)).toEqual(books);
  });

  test('with the same key for another amount is refused; another user may use the key', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const [person, other] = [await makePerson(db), await makePerson(db)];
    await openTopUp(fixture, topUpOf(person.id));
    const books = await readBooks(db);
    expect(await openTopUp(fixture, { ...topUpOf(person.id), amount: rupiah(50_001) })).toEqual({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await readBooks(db)).toEqual(books);
    expect((await openTopUp(fixture, topUpOf(other.id))).ok).toBe(true);
  });

  test('for a frozen wallet is refused and changes nothing', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db, { balance: 0 });
    await freezeWallet(db, person.id);
    const books = await readBooks(db);
    expect(await openTopUp(fixture, topUpOf(person.id))).toEqual({
      ok: false,
      refusal: { code: 'WALLET_INACTIVE' },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('is refused during an outage, and resumes the same payment later', async ({ db }) => {
    const outage = new Error('no route to the gateway');
    const down = createPaymentFixture(db, { createSession: () => Promise.reject(outage) });
    const person = await makePerson(db);
    expect(await openTopUp(down, topUpOf(person.id))).toEqual({
      ok: false,
      refusal: { code: 'GATEWAY_UNAVAILABLE' },
    });
    expect(down.failures).toEqual([outage]);
    const { payments } = await listOwnPayments(db.orm, person.id, noWindow);
    expect(payments).toMatchObject([{ status: 'pending', checkout_url: null }]);
    const opened = await openTopUp(createPaymentFixture(db), topUpOf(person.id));
    expect(opened).toMatchObject({ ok: true, value: { payment_id: payments[0]?.id } });
    expect((await listOwnPayments(db.orm, person.id, noWindow)).total).toBe(1);
  });

  test('that the gateway refuses fails at once', async ({ db }) => {
    const no = new GatewayError({
      gateway: 'dev_mode',
      kind: 'refused',
      status: 400,
      reason: 'amount_too_large',
    });
    const fixture = createPaymentFixture(db, { createSession: () => Promise.reject(no) });
    const person = await makePerson(db);
    expect(await openTopUp(fixture, topUpOf(person.id))).toEqual({
      ok: false,
      refusal: { code: 'GATEWAY_UNAVAILABLE' },
    });
    expect((await listOwnPayments(db.orm, person.id, noWindow)).payments).toMatchObject([
      { status: 'failed' },
    ]);
    expect(await openTopUp(createPaymentFixture(db), topUpOf(person.id))).toMatchObject({ ok: false });
    expect((await db.pool.query('select from dev_gateway_sessions')).rowCount).toBe(0);
  });

  test("below the gateway's minimum is refused with the minimum, and changes nothing", async ({ db }) => {
    const fixture = createPaymentFixture(db, { min_amount: rupiah(50_001) });
    const person = await makePerson(db);
    const books = await readBooks(db);
    expect(await openTopUp(fixture, topUpOf(person.id))).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_TOO_SMALL', details: { minimum_bigint: 5_000_100 } },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('requested twice at once stores one session, and both calls return it', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const [gateway] = fixture.gateways;
    let made = 0;
    // A gateway without idempotency keys: each call creates another session.
    const careless = createPaymentFixture(db, {
      createSession: async (request) => {
        made += 1;
        const session = await gateway.createSession(request);
        return { ...session, session_id: `${session.session_id}_${made}` };
      },
    });
    const person = await makePerson(db);
    const results = await Promise.all([1, 2, 3].map(() => openTopUp(careless, topUpOf(person.id))));
    for (const result of results) expect(result).toEqual(results[0]);
    expect((await listOwnPayments(db.orm, person.id, noWindow)).total).toBe(1);
  });

  test('after a lost response gets the same session from the gateway', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const [gateway] = fixture.gateways;
    const forgetful = createPaymentFixture(db, {
      createSession: async (request) => {
        await gateway.createSession(request);
        throw new Error('connection reset after the gateway had answered');
      },
    });
    const person = await makePerson(db);
    expect((await openTopUp(forgetful, topUpOf(person.id))).ok).toBe(false);
    const opened = await openTopUp(fixture, topUpOf(person.id));
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { rows } = await db.pool.query('select id from dev_gateway_sessions');
    expect(rows).toEqual([{ id: opened.value.session_id }]);
    expect(await paymentRecord(db, opened.value.payment_id)).toMatchObject({
      session_id: opened.value.session_id,
    });
  });
});

test("another user's payment is not found and not listed", async ({ db }) => {
  const fixture = createPaymentFixture(db);
  const [person, stranger] = [await makePerson(db), await makePerson(db)];
  const opened = await openTopUp(fixture, topUpOf(person.id));
  if (!opened.ok) throw new Error(opened.refusal.code);
  expect(await getOwnPayment(db.orm, stranger.id, opened.value.payment_id)).toEqual({
    ok: false,
    refusal: { code: 'PAYMENT_NOT_FOUND' },
  });
  expect(await listOwnPayments(db.orm, stranger.id, noWindow)).toEqual({ payments: [], total: 0 });
});
