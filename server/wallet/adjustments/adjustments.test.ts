import { randomUUID } from 'node:crypto';
import { type Actor, listAudit, systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listWalletTransactions } from '#server/wallet/index.ts';
import { rupiah, sen, toSen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { adjustWallet, decideAdjustment, listAdjustments, setWalletFrozen } from '../index.ts';

const LIMIT = toSen(rupiah(1_000_000));
type Admin = Actor & { readonly id: string };

async function makeAdmin(db: Database): Promise<Admin> {
  const { id } = await makePerson(db);
  await db.pool.query("update users set role = 'admin' where id = $1", [id]);
  return { ...systemActor, id, role: 'admin' };
}

interface AdjustmentInput {
  readonly actor: Admin;
  readonly user_id: string;
  /** Whole rupiah, signed. */
  readonly amount: number;
  readonly key?: string;
  readonly reference_id?: string;
}

function adjust(db: Database, { actor, user_id, amount, key = randomUUID(), reference_id }: AdjustmentInput) {
  return adjustWallet(db, {
    actor,
    terms: {
      user_id,
      amount_bigint: toSen(rupiah(amount)),
      description: 'Bonus uji',
      reference_type: 'bonus',
      reference_id: reference_id ?? null,
      metadata: { tiket: 7 },
    },
    limit: LIMIT,
    idempotency_key: key,
  });
}

async function requestAdjustment(db: Database, request: AdjustmentInput): Promise<string> {
  const requested = await adjust(db, request);
  if (!requested.ok || requested.value.adjustment_id === null)
    throw new Error('it should wait for a second admin');
  return requested.value.adjustment_id;
}

const decideAs = (db: Database, verdict: 'approve' | 'reject') => (actor: Admin, adjustment_id: string) =>
  decideAdjustment(db, { adjustment_id, verdict, note: '', actor, idempotency_key: randomUUID() });

describe('an adjustment', () => {
  test('[AAPI-018, AAPI-019, AAPI-020, AAPI-023] is one posting with its audit entry, and makes the wallet that is missing', async ({
    db,
  }) => {
    const [actor, { id: user_id }] = [await makeAdmin(db), await makePerson(db)];
    expect(await adjust(db, { actor, user_id, amount: 75_000, reference_id: 'TKT-7' })).toEqual({
      ok: true,
      value: { status: 'posted', adjustment_id: null, balance_before: 0, balance_after: 7_500_000 },
    });
    expect(await adjust(db, { actor, user_id, amount: -25_000 })).toMatchObject({
      value: { balance_before: 7_500_000, balance_after: 5_000_000 },
    });
    const { transactions } = await listWalletTransactions(db.orm, user_id, { limit: 50, offset: 0 });
    expect(transactions).toMatchObject([
      { transaction_type: 'debit', amount_bigint: -2_500_000, balance_before: 7_500_000 },
      {
        type: 'adjustment',
        transaction_type: 'credit',
        amount_bigint: 7_500_000,
        balance_after: 7_500_000,
        reference_type: 'bonus',
        reference_id: 'TKT-7',
        metadata: { tiket: 7 },
      },
    ]);
    const { entries } = await listAudit(db.orm, { actions: ['wallet.adjusted'], limit: 10, offset: 0 });
    expect(entries).toMatchObject([
      { before: { balance_bigint: 7_500_000 }, after: { balance_bigint: 5_000_000 } },
      { actor_id: actor.id, before: { balance_bigint: 0 }, after: { balance_bigint: 7_500_000, user_id } },
    ]);
  });

  test('never takes a wallet below zero, and is for people who exist', async ({ db }) => {
    const actor = await makeAdmin(db);
    const { id: user_id } = await makePerson(db, { balance: 10_000 });
    const tooMuch = { code: 'INSUFFICIENT_BALANCE', details: { balance_bigint: 1_000_000 } };
    expect(await adjust(db, { actor, user_id, amount: -10_001 })).toEqual({ ok: false, refusal: tooMuch });
    expect(await adjust(db, { actor, user_id, amount: -2_000_000 })).toEqual({ ok: false, refusal: tooMuch });
    expect(await adjust(db, { actor, user_id: randomUUID(), amount: 1 })).toEqual({
      ok: false,
      refusal: { code: 'USER_NOT_FOUND' },
    });
    expect(await balanceOf(db, user_id)).toBe(1_000_000);
    expect((await listAudit(db.orm, { actor_id: actor.id, limit: 10, offset: 0 })).entries).toEqual([]);
    expect(await listAdjustments(db.orm)).toEqual([]);
  });

  test('happens once for a key, however often and at once it is sent', async ({ db }) => {
    const actor = await makeAdmin(db);
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const request = { actor, user_id, amount: 50_000, key: 'satu' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(db, request)));
    for (const answer of answers)
      expect(answer).toMatchObject({ value: { balance_before: 0, balance_after: 5_000_000 } });
    expect(await adjust(db, { ...request, amount: 60_000 })).toEqual({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await balanceOf(db, user_id)).toBe(5_000_000);
  });

  test('of two admins at once both arrive, and the balances follow each other', async ({ db }) => {
    const [one, two] = [await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db);
    await Promise.all([one, two, one, two].map((actor) => adjust(db, { actor, user_id, amount: 10_000 })));
    expect(await balanceOf(db, user_id)).toBe(4_000_000);
  });
});

describe('small adjustments', () => {
  const statuses = (answers: readonly Awaited<ReturnType<typeof adjust>>[]) =>
    answers.map((answer) => (answer.ok ? answer.value.status : answer.refusal.code)).toSorted();

  test('that come to more than the limit within a day wait as a large one would, in whatever direction', async ({
    db,
  }) => {
    const actor = await makeAdmin(db);
    const [one, two] = [await makePerson(db), await makePerson(db)];
    const give = (user_id: string, amount: number) => adjust(db, { actor, user_id, amount });
    expect(await give(one.id, 700_000)).toMatchObject({ value: { status: 'posted' } });
    expect(await give(two.id, 300_001)).toMatchObject({ value: { status: 'pending', balance_after: 0 } });
    expect(await give(one.id, -300_000)).toMatchObject({ value: { status: 'posted' } });
    expect(await give(one.id, -1)).toMatchObject({ value: { status: 'pending' } });
    expect([await balanceOf(db, one.id), await balanceOf(db, two.id)]).toEqual([40_000_000, 0]);
  });

  test('of several admins on one wallet are counted together', async ({ db }) => {
    const admins = await Promise.all([makeAdmin(db), makeAdmin(db), makeAdmin(db)]);
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const answers = await Promise.all(admins.map((actor) => adjust(db, { actor, user_id, amount: 400_000 })));
    expect(statuses(answers)).toEqual(['pending', 'posted', 'posted']);
    expect(await balanceOf(db, user_id)).toBe(80_000_000);
  });

  test('of one admin at once, on many wallets, do not pass beside each other', async ({ db }) => {
    const actor = await makeAdmin(db);
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(db)));
    const answers = await Promise.all(
      people.map(({ id }) => adjust(db, { actor, user_id: id, amount: 300_000 })),
    );
    expect(statuses(answers)).toEqual(['pending', 'pending', 'pending', 'posted', 'posted', 'posted']);
  });

  test('count for a day, and not what a second admin approved', async ({ db }) => {
    const [actor, second] = [await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const large = await requestAdjustment(db, { actor, user_id, amount: 2_000_000 });
    await decideAs(db, 'approve')(second, large);
    expect(await adjust(db, { actor, user_id, amount: 1_000_000 })).toMatchObject({
      value: { status: 'posted' },
    });
    expect(await adjust(db, { actor, user_id, amount: 1 })).toMatchObject({ value: { status: 'pending' } });
    await db.pool.query('alter table solo_adjustments disable trigger solo_adjustments_append_only');
    await db.pool.query("update solo_adjustments set created_at = now() - interval '24 hours 1 second'");
    expect(await adjust(db, { actor, user_id, amount: 1 })).toMatchObject({ value: { status: 'posted' } });
  });

  test('are held to the limit by the database itself, which records solo adjustments', async ({ db }) => {
    const actor = await makeAdmin(db);
    const { id: user_id } = await makePerson(db);
    await adjust(db, { actor, user_id, amount: 600_000 });
    const again = (changes: string) =>
      db.pool.query(`insert into solo_adjustments (posting_id, admin_id, wallet_id, amount_bigint, limit_bigint)
        select ${changes}, limit_bigint from solo_adjustments`);
    // A second posting without an approval.
    await giveCredit(db, user_id, rupiah(400_001));
    const newest = '(select max(id) from ledger_postings), admin_id, wallet_id';
    await expect(again(`${newest}, 40000100`)).rejects.toMatchObject({
      constraint: 'solo_adjustments_stay_within_the_limit',
    });
    await expect(again(`${newest}, 100`)).rejects.toMatchObject({ constraint: 'solo_adjustment_is_posted' });
    for (const statement of ['delete from solo_adjustments', 'truncate solo_adjustments'])
      await expect(db.pool.query(statement)).rejects.toThrow('append-only');
  });
});

describe('an adjustment above the limit', () => {
  test('waits until somebody else approves it, and is posted once however many do', async ({ db }) => {
    const [requester, second, third] = [await makeAdmin(db), await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const id = await requestAdjustment(db, { actor: requester, user_id, amount: 1_000_001 });
    expect(await balanceOf(db, user_id)).toBe(0);
    expect(await listAdjustments(db.orm)).toMatchObject([
      { id, user_id, user_name: 'Sari Wulandari', requested_by: requester.id, amount_bigint: 100_000_100 },
    ]);
    expect(await decideAs(db, 'approve')(requester, id)).toEqual({
      ok: false,
      refusal: { code: 'SECOND_ADMIN_NEEDED' },
    });
    const answers = await Promise.all(
      [second, third, second].map((admin) => decideAs(db, 'approve')(admin, id)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'ALREADY_DECIDED')).toHaveLength(
      2,
    );
    expect(await balanceOf(db, user_id)).toBe(100_000_100);
    expect(await listAdjustments(db.orm)).toEqual([]);
    const actions = ['wallet.adjustment_requested', 'wallet.adjustment_approved'];
    const { entries } = await listAudit(db.orm, { actions, limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual(actions.toReversed());
  });

  test('can be rejected, also by the requester, and is decided once', async ({ db }) => {
    const [requester, second] = [await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const id = await requestAdjustment(db, { actor: requester, user_id, amount: 2_000_000 });
    expect(await decideAs(db, 'reject')(requester, id)).toMatchObject({ value: { status: 'rejected' } });
    expect(await decideAs(db, 'approve')(second, id)).toEqual({
      ok: false,
      refusal: { code: 'ALREADY_DECIDED' },
    });
    expect(await decideAs(db, 'approve')(second, randomUUID())).toEqual({
      ok: false,
      refusal: { code: 'ADJUSTMENT_NOT_FOUND' },
    });
    expect(await balanceOf(db, user_id)).toBe(0);
  });

  test('is not approved once the wallet lacks what it takes, and stays to be decided', async ({ db }) => {
    const [requester, second] = [await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db, { balance: 2_000_000 });
    const id = await requestAdjustment(db, { actor: requester, user_id, amount: -1_500_000 });
    await adjust(db, { actor: requester, user_id, amount: -600_000 });
    expect(await decideAs(db, 'approve')(second, id)).toEqual({
      ok: false,
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { balance_bigint: 140_000_000 } },
    });
    expect(await listAdjustments(db.orm)).toHaveLength(1);
  });

  test('is what every adjustment of the own wallet is, and nobody approves what they get', async ({ db }) => {
    const [requester, second] = [await makeAdmin(db), await makeAdmin(db)];
    const own = await requestAdjustment(db, { actor: requester, user_id: requester.id, amount: 1 });
    expect(await decideAs(db, 'approve')(second, own)).toMatchObject({ value: { status: 'approved' } });
    const toSecond = await requestAdjustment(db, { actor: requester, user_id: second.id, amount: 3_000_000 });
    expect(await decideAs(db, 'approve')(second, toSecond)).toEqual({
      ok: false,
      refusal: { code: 'SECOND_ADMIN_NEEDED' },
    });
  });

  test('the database itself refuses a solo approval, a change, and a second decision', async ({ db }) => {
    const [requester, second] = [await makeAdmin(db), await makeAdmin(db)];
    const { id: user_id } = await makePerson(db, { balance: 0 });
    const id = await requestAdjustment(db, { actor: requester, user_id, amount: 2_000_000 });
    const refused = (statement: string) => expect(db.pool.query(statement)).rejects.toThrow();
    const posting = '(select min(id) from ledger_postings)';
    await adjust(db, { actor: requester, user_id, amount: 5 });
    await refused(`update wallet_adjustments set status = 'approved', decided_at = now(), posting_id = ${posting},
      decided_by = requested_by`);
    await refused(
      `update wallet_adjustments set status = 'approved', decided_at = now(), decided_by = '${second.id}'`,
    );
    await refused('update wallet_adjustments set amount_bigint = amount_bigint + 100');
    await refused('delete from wallet_adjustments');
    await decideAs(db, 'approve')(second, id);
    await refused("update wallet_adjustments set decision_note = 'lain'");
  });
});

test('[AWAL-007] a wallet is frozen and opened again, once each, with a reason; credit still arrives', async ({
  db,
}) => {
  const actor = await makeAdmin(db);
  const { id: user_id } = await makePerson(db, { balance: 1_000 });
  const set = (is_active: boolean) => setWalletFrozen(db, { actor, user_id, is_active, reason: 'Laporan' });
  for (const is_active of [false, false, true])
    expect(await set(is_active)).toEqual({ ok: true, value: { is_active } });
  await set(false);
  expect(await adjust(db, { actor, user_id, amount: 500 })).toMatchObject({
    value: { balance_after: sen(150_000) },
  });
  const { entries } = await listAudit(db.orm, { actor_id: actor.id, limit: 10, offset: 0 });
  expect(entries.map(({ action }) => action)).toEqual([
    'wallet.adjusted',
    'wallet.frozen',
    'wallet.unfrozen',
    'wallet.frozen',
  ]);
  expect(entries[1]).toMatchObject({
    before: { is_active: true },
    after: { is_active: false, reason: 'Laporan' },
  });
});
