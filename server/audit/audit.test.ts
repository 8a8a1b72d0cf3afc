import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { refuse, succeed } from '#shared/result.ts';
import { test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { anonymizeAuditEntries, listAudit, listSecurityEvents, recordAudit, systemActor } from './index.ts';

const window = { limit: 20, offset: 0 };
const record = (db: Database, id: string) =>
  withTx(db, async (tx) => {
    const actor = { id, role: 'user' as const, request_id: 'r1', address: '10.0.0.1', user_agent: 'Firefox' };
    await recordAudit(tx, actor, { action: 'account.signed_in', subject: { type: 'user', id } });
    return succeed(null);
  });

test('the database refuses to change, drop or empty the log, for every column but the traces of a person', async ({
  db,
}) => {
  const { id } = await makePerson(db);
  await record(db, id);
  const attempts = [
    sql`update audit_entries set action = 'account.signed_out'`,
    sql`update audit_entries set actor_id = null, address = null, user_agent = null`,
    sql`update audit_entries set address = '10.0.0.2'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ];
  for (const attempt of attempts) {
    await expect(db.orm.execute(attempt)).rejects.toMatchObject({ cause: { code: '23001' } });
  }
  await withTx(db, async (tx) => succeed(await anonymizeAuditEntries(tx, id)));
  const { entries } = await listAudit(db.orm, window);
  expect(entries).toMatchObject([{ action: 'account.signed_in', address: null, user_agent: null }]);
});

test('an entry exists only together with its event', async ({ db }) => {
  const { id } = await makePerson(db);
  await withTx(db, async (tx) => {
    await recordAudit(tx, systemActor, { action: 'order.refunded', subject: { type: 'order', id: 'x' } });
    return refuse({ code: 'CHANGED_MY_MIND' });
  });
  await record(db, id);
  expect((await listAudit(db.orm, window)).total).toBe(1);
});

test('people see what happened to their own account, and not from where the staff works', async ({ db }) => {
  const [owner, admin] = [await makePerson(db), await makePerson(db)];
  await record(db, owner.id);
  await withTx(db, async (tx) => {
    const actor = {
      id: admin.id,
      role: 'admin' as const,
      request_id: null,
      address: '10.9.9.9',
      user_agent: 'X',
    };
    const subject = { type: 'user' as const, id: owner.id };
    await recordAudit(tx, actor, { action: 'user.role_changed', subject, before: { role: 'user' } });
    await recordAudit(tx, actor, { action: 'wallet.adjusted', subject });
    return succeed(null);
  });
  await record(db, admin.id);
  const { events, total } = await listSecurityEvents(db.orm, owner.id, window);
  expect(total).toBe(2);
  expect(events.map(({ action, is_own, address }) => [action, is_own, address])).toEqual([
    ['user.role_changed', false, null],
    ['account.signed_in', true, '10.0.0.1'],
  ]);
});
