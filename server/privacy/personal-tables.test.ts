import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { test } from '#tests/support/machine/database.ts';
import { personalTables } from '#tests/support/personal-tables.ts';
import { cookieFor, makeAccount, readAnswer, reauthenticate, send } from '#tests/support/shop/accounts.ts';
import { courseContent } from '#tests/support/shop/courses.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { completeProfile, giveCredit } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeReferral, openProgram } from '#tests/support/shop/referrals.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import { makeVoucher } from '#tests/support/shop/vouchers.ts';

/** Occurs in everything the person wrote or is called, and nowhere else. */
const MARK = 'zamrudkusumawati';
const email = `${MARK}@contoh.example`;

test('every table that points at a person is named, with what becomes of it', async ({ db }) => {
  const { rows } = await db.pool.query<{ table_name: string }>(`
    select distinct t.relname as table_name from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and (
      c.attname in ('user_id', 'email', 'customer_email', 'full_name', 'phone', 'phone_number', 'ip_address',
                    'user_agent', 'to_address')
      or exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = 'users'::regclass
                 and k.conrelid = t.oid and c.attnum = any (k.conkey)))
    order by 1`);
  const found = rows.map(({ table_name }) => table_name);
  expect(found.toSorted()).toEqual(Object.keys(personalTables).toSorted());
});

interface MarkedPerson {
  readonly id: string;
  readonly app: ComposedApp;
  readonly cookie: string;
}

/** A user of every feature, whose name is in every field they can write. */
async function knowEverything(db: Database): Promise<MarkedPerson> {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  await db.pool.query('update users set full_name = $2, phone_number = $3 where id = $1', [
    id,
    MARK,
    '+62811',
  ]);
  await completeProfile(db, id);
  await giveCredit(db, id, rupiah(5_000_000));
  const cookie = await cookieFor(app, email);
  let keys = 0;
  const company = { name: `PT ${MARK}`, npwp: '0012345678901000', address: `Jl. ${MARK} 1` };
  const call = async (route: string, body: object = {}) => {
    keys += 1;
    const answer = await send(app, route, { cookie, body, key: `k${keys}` });
    const said = await answer.json();
    expect([route, answer.status, said]).toEqual([route, 200, said]);
    return said;
  };
  const course = await makeProduct(db, courseContent);
  const [given, dear] = [await makeProduct(db), await makeProduct(db, { price: 90_000_000 })];
  const service = await makeService(db);
  const bought = await call('POST /api/checkout', {
    items: [
      { product_id: course.id, price: course.price },
      { product_id: given.id, price: given.price, quantity: 2 },
    ],
    code: (await makeDiscount(db, { emails: [email] })).code,
    company,
  });
  await openProgram(db);
  const { code } = await call('POST /api/referrals/code');
  await makeReferral(db, { referrer: { id, email, full_name: MARK, code } });
  await call(`PUT /api/reviews/${course.id}`, { rating: 5, body: `Kata ${MARK}` });
  await call('POST /api/refund-requests', {
    order_item_id: bought.order.items.find((item: { product_id: string }) => item.product_id === course.id)
      .id,
    reason: `Alasan ${MARK}`,
  });
  await call('POST /api/subscriptions', { product_id: service.id, plan: 'monthly', price: service.price });
  await call('POST /api/checkout/intents', {
    kind: 'checkout',
    request: { company, items: [{ product_id: dear.id, price: dear.price }] },
  });
  await call('POST /api/vouchers/redeem', { code: await makeVoucher(db) });
  await call('POST /api/wallet/topup', { amount: 25_000, description: `Dari ${MARK}` });
  await call('POST /api/cart/items', { product_id: dear.id });
  await call(`PUT /api/wishlist/${dear.id}`);
  const awaited = await makeProduct(db, { stock: 0 });
  await call(`POST /api/products/${awaited.id}/notify`, { email, consent: true });
  await call('POST /api/subscribers', { email });
  await call('PATCH /api/account/preferences', { reminders: false });
  await call('PUT /api/user/profile', { company: `Toko ${MARK}` });
  for (const form of ['free_audit', 'join_community', 'contact'] as const) {
    await call(`POST /api/forms/${form}`, { ...formFields[form], ...formEnvelope(), email, name: MARK });
  }
  await call('POST /api/account/email-change', { email: `baru-${email}` });
  await app.drainJobs();
  await db.pool.query(rowsByHand(id, course.id));
  return { id, app, cookie };
}

/** Rows that need a device, a gateway or weeks. */
const rowsByHand = (user: string, course: string) => `
  insert into affiliates (user_id, code, rate_percent, window_days, bank_account)
    select '${user}', code, 10, 0, '${MARK}' from discount_codes limit 1;
  insert into reopened_sales_days (day, user_id) values ('2026-01-01', '${user}');
  insert into buyer_sums (days, user_id, had, orders, amount_bigint) values (7, '${user}', 1, 1, 1);
  insert into auth_passkeys (user_id, name, public_key, credential_id, device_type, backed_up)
    values ('${user}', '${MARK}', 'k', 'c', 'singleDevice', false);
  insert into auth_two_factors (user_id, secret, backup_codes) values ('${user}', 's', 'b');
  insert into auth_wallet_addresses (user_id, address, chain_id) values ('${user}', '0x0', 1);
  update auth_sessions set user_agent = '${MARK}', ip_address = '203.0.113.9', last_seen_address = '203.0.113.9';
  update payments set raw_payload = '{"payer": "${MARK}"}', session_id = coalesce(session_id, 's');
  insert into audit_waiting_list (month, lead_id, user_id)
    select '2030-01-01', id, '${user}' from leads where form_type = 'free_audit';
  insert into person_notes (user_id, body) values ('${user}', '${MARK}');
  with talk as (insert into assistant_conversations (user_id) values ('${user}') returning id)
  insert into assistant_turns (conversation_id, purpose, asker, language, question, status, answer, passages,
      finished_at)
    select id, 'question', 'user:${user}', 'id', '${MARK}', 'answered', '[{"text": "${MARK}", "sources": [1]}]', '[{"n": 1}]',
      now()
    from talk;
  insert into whatsapp_contacts (phone, wa_user_id) values ('+6281199999999', 'ID.${MARK}');
  insert into whatsapp_people (person_id, contact_id)
    select p.id, c.id from people p, whatsapp_contacts c where p.user_id = '${user}';
  insert into whatsapp_messages (event, message_key, person_id, contact_id, language, category, parameters)
    select 'order_paid', 'uji', person_id, contact_id, 'id', 'utility', '["${MARK}"]' from whatsapp_people;
  insert into whatsapp_incoming (wamid, contact_id, kind, body, received_at)
    select 'wamid.uji', id, 'text', '${MARK}', now() from whatsapp_contacts;
  insert into saved_views (user_id, list, name, query) values ('${user}', '/admin/orders', '${MARK}', 'status=failed');
  insert into consultation_bookings (user_id, kind, month, answers, owner_notes)
    values ('${user}', 'free', '2030-01-01', '{"Siapa?": "${MARK}"}', '${MARK}');
  insert into class_sessions (product_id, starts_at, ends_at, place)
    values ('${course}', now() + interval '90 days', now() + interval '91 days', 'Aula');
  insert into class_invitations (session_id, user_id, product_id, starts_at, ends_at, place, sequence)
    select id, '${user}', product_id, starts_at, ends_at, place, sequence from class_sessions;
  insert into class_attendance (session_id, user_id) select id, '${user}' from class_sessions;
  insert into lesson_notes (user_id, product_id, lesson_id, body) values ('${user}', '${course}', 'a', '${MARK}');
  insert into lesson_questions (user_id, product_id, lesson_id, lesson_title, body)
    values ('${user}', '${course}', 'a', 'Pelajaran a', '${MARK}');
  insert into quiz_attempts (user_id, product_id, lesson_id, lesson_title, questions, pass_percent, answers)
    values ('${user}', '${course}', 'a', 'Pelajaran a', '[{"id": "a", "type": "short", "text": "Apa?"}]', 50,
      '[{"question_id": "a", "choices": [], "text": "${MARK}", "is_correct": true}]');
  insert into media_files (storage_key, file_name, content_type, size_bytes, uploaded_by, uploaded_at)
    values ('hand-ins/documents/uji.txt', '${MARK}.txt', 'text/plain', 1, '${user}', now());
  insert into lesson_hand_ins (user_id, product_id, lesson_id, lesson_title, task, body, file_id)
    select '${user}', '${course}', 'a', 'Pelajaran a', 'Tulis.', '${MARK}', id from media_files
    where storage_key = 'hand-ins/documents/uji.txt';
  insert into ad_consents (order_id, platforms, words, user_agent)
    select id, array['meta'], 'Beri tahu Meta', '${MARK}' from orders where user_id = '${user}' and posting_id is not null limit 1;
  insert into recovery_messages (cause, subject_id, occurred_at, user_id, email_digest, due_at)
    values ('cart', '${user}', now(), '${user}', address_digest('${email}'), now());
  insert into learning_reminders (user_id, product_id, paused_since) values ('${user}', '${course}', now());
  insert into lesson_progress (user_id, product_id, lesson_id) values ('${user}', '${course}', 'a');
  insert into media_files (storage_key, file_name, content_type, size_bytes, uploaded_by, uploaded_at)
    values ('uji/a', 'a.png', 'image/png', 1, '${user}', now());
  insert into certificates (code, user_id, product_id, holding_id, full_name, course_title)
    select '0123456789ABCDEF', user_id, product_id, id, '${MARK}', 'Kelas' from user_products
    where user_id = '${user}' and product_id = '${course}';`;

const isDeleted = (table: string) => personalTables[table]?.leaving === 'deleted';

/** Tables with a row of the user, by `user_id`, `id` or address. */
async function tablesWith(db: Database, id: string): Promise<readonly string[]> {
  const counts = Object.keys(personalTables).map(
    (table) => `select '${table}' as name where exists (
      select from ${table} t where to_jsonb(t)::text like '%${id}%' or to_jsonb(t)::text like '%${MARK}%')`,
  );
  const { rows } = await db.pool.query<{ name: string }>(counts.join(' union all '));
  return rows.map(({ name }) => name);
}

/** Every table but the development ones that still contains the user's marker. */
async function tracesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ name: string }>(`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'dev\\_%'`);
  const looks = rows.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where to_jsonb(t)::text like '%${MARK}%')`,
  );
  const found = await db.pool.query<{ name: string }>(looks.join(' union all '));
  return found.rows.map((row) => row.name);
}

test('a copy has a part for everything that is kept, and who leaves is nowhere afterwards', async ({
  db,
}) => {
  const { id, app, cookie } = await knowEverything(db);
  const { export: requested } = await readAnswer(await send(app, 'POST /api/account/export', { cookie }));
  await app.drainJobs();
  const file = await readAnswer(await send(app, `GET /api/account/export/${requested.id}/file`, { cookie }));
  const files = unzipSync(Buffer.from(file.content, 'base64'));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  const filled = new Set(Object.keys(data).filter((name) => data[name].length > 0));
  const promised = Object.values(personalTables).flatMap(({ copy }) =>
    'section' in copy ? [copy.section] : [],
  );
  expect([...new Set(promised)].filter((name) => !filled.has(name))).toEqual([]);
  expect(Object.keys(data).filter((name) => files[`${name}.csv`] === undefined)).toEqual([]);

  const staff = Object.keys(personalTables).filter((table) => personalTables[table]?.is_of_staff === true);
  const before = await tablesWith(db, id);
  expect(Object.keys(personalTables).filter((table) => ![...before, ...staff].includes(table))).toEqual([]);
  await reauthenticate(app, cookie);
  await send(app, 'POST /api/account/deletion', { cookie, body: { gives_up_balance: true } });
  await app.drainJobs();
  await db.pool.query("update users set delete_after = now() - interval '1 second' where id = $1", [id]);
  await app.jobs.find(({ name }) => name === 'erase-due-accounts')?.run({});
  await app.drainJobs();
  // What was issued to a company keeps its name (ADR 0017).
  expect(await tracesOf(db)).toEqual(['invoices']);
  expect((await tablesWith(db, id)).filter(isDeleted)).toEqual([]);
  const settled = await db.pool.query(
    'select status from purchase_intents union all select status from refund_requests',
  );
  expect(settled.rows).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
  expect((await readAnswer(await app.get('/api/certificates/0123456789ABCDEF'))).certificate).toMatchObject({
    full_name: 'Akun dihapus',
    status: 'withdrawn',
  });
  expect(await runChecks(db.pool)).toEqual([]);
});

test('words that are never rewritten stay as they are while their owner is here', async ({ db }) => {
  const { id } = await knowEverything(db);
  const blank = [
    "update certificates set full_name = 'Akun dihapus', withdrawn_at = now()",
    "update refund_requests set status = 'rejected', decision_note = 'Tidak', decided_at = now()",
    "update refund_requests set reason = 'Dihapus', decision_note = 'Dihapus'",
  ] as const;
  await expect(db.pool.query(blank[0])).rejects.toMatchObject({ code: '23001' });
  await db.pool.query(blank[1]);
  await expect(db.pool.query(blank[2])).rejects.toMatchObject({ code: '23000' });
  await db.pool.query('update users set delete_after = now() where id = $1', [id]);
  await db.pool.query(blank[2]);
  const rewritten = "update certificates set full_name = 'Orang lain', withdrawn_at = now()";
  await expect(db.pool.query(rewritten)).rejects.toMatchObject({ code: '23001' });
});
