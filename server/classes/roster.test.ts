import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { hourFromNow, makeClass, makeHeldClass, sessionsOf } from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { closeUnattended, exportRoster, listHeldSessions, readRoster, setAttendance } from './index.ts';

describe('[DECISIONS 65] the roster of a class', () => {
  test('names its holders with how to reach them, and nobody who gave their place back', async ({ db }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(24)]);
    await db.pool.query("insert into profiles (id, whatsapp) values ($1, '0811')", [holder.id]);
    const read = await readRoster(db.orm, product.id);
    expect(read).toMatchObject({
      value: {
        ...{ capacity: 20, taken: 1, total: 1 },
        holders: [{ full_name: holder.full_name, email: holder.email, whatsapp: '0811', attended: [] }],
      },
    });
    await db.pool.query("update user_products set status = 'ended'");
    expect(await readRoster(db.orm, product.id)).toMatchObject({ value: { holders: [], total: 0 } });
  });

  test('keeps who came by one tap, which can be taken back, with who said so', async ({ db }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(-3), hourFromNow(24)]);
    const [session] = await sessionsOf(db, product);
    const place = { product_id: product.id, session_id: session?.id ?? '', user_id: holder.id };
    const set = (attended: boolean) => setAttendance(db, { ...place, attended }, systemActor);
    await Promise.all([set(true), set(true)]);
    expect(await readRoster(db.orm, product.id)).toMatchObject({
      value: { holders: [{ attended: [session?.id] }] },
    });
    const own = await listHeldSessions(db.orm, { user_id: holder.id, now: new Date() });
    expect(own.map(({ attended }) => attended)).toEqual([true, false]);
    await set(false);
    await set(false);
    expect(await readRoster(db.orm, product.id)).toMatchObject({ value: { holders: [{ attended: [] }] } });
    const { entries } = await listAudit(db.orm, {
      actions: ['product.attendance_set'],
      ...{ limit: 9, offset: 0 },
    });
    expect(entries.map(({ after }) => after)).toEqual([
      { attended: false, session_id: place.session_id, user_id: holder.id },
      { attended: true, session_id: place.session_id, user_id: holder.id },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('records nobody who does not hold the class, and no session of another class', async ({ db }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(-3)]);
    const [session] = await sessionsOf(db, product);
    const stranger = await makePerson(db);
    const other = await makeClass(db);
    const place = { session_id: session?.id ?? '', attended: true };
    for (const wrong of [
      { ...place, product_id: product.id, user_id: stranger.id },
      { ...place, product_id: other.id, user_id: holder.id },
    ])
      expect(await setAttendance(db, wrong, systemActor)).toMatchObject({
        refusal: { code: 'NOT_ON_ROSTER' },
      });
  });

  test('is closed when nobody came, which can be taken back, and which whoever came opens again', async ({
    db,
  }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(-3), hourFromNow(24)]);
    const [past, coming] = await sessionsOf(db, product);
    const close = (nobody_came: boolean, session_id = past?.id ?? '') =>
      closeUnattended(db, { product_id: product.id, session_id, nobody_came, now: new Date() }, systemActor);
    const closed = async () => {
      const read = await readRoster(db.orm, product.id);
      return read.ok && read.value.sessions.map(({ nobody_came }) => nobody_came);
    };
    expect(await close(true, coming?.id)).toMatchObject({ refusal: { code: 'BOOKING_NOT_BEGUN' } });
    expect(await close(true, holder.id)).toMatchObject({ refusal: { code: 'PRODUCT_NOT_FOUND' } });
    await Promise.all([close(true), close(true)]);
    expect(await closed()).toEqual([true, false]);
    const file = await exportRoster(db.orm, product.id);
    expect(file.ok && (await new Response(file.value.content('comma')).text())).toContain('Tidak hadir,');
    await close(false);
    expect(await closed()).toEqual([false, false]);
    await close(true);
    const place = { product_id: product.id, session_id: past?.id ?? '', user_id: holder.id };
    await setAttendance(db, { ...place, attended: true }, systemActor);
    expect(await closed()).toEqual([false, false]);
    expect(await close(true)).toMatchObject({ refusal: { code: 'SOMEBODY_CAME' } });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is a table with a column for each session', async ({ db }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(-30), hourFromNow(-3)]);
    const [, second] = await sessionsOf(db, product);
    const place = { product_id: product.id, session_id: second?.id ?? '', user_id: holder.id };
    await setAttendance(db, { ...place, attended: true }, systemActor);
    const file = await exportRoster(db.orm, product.id);
    const [, row] = file.ok
      ? (await new Response(file.value.content('comma')).text()).trim().split('\r\n')
      : [];
    expect(row).toContain(holder.email);
    expect(row?.endsWith(',,Hadir')).toBe(true);
  });
});
