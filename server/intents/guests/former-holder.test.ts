import { runChecks } from '#db/run-checks.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { shop } from '#tests/support/shop/booking-shop.ts';
import { makeHeldCourse, revokeAllHoldings } from '#tests/support/shop/courses.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';

describe('[DECISIONS 71] the browser of a guest who pays for the address of somebody who held the product before', () => {
  test('opens nothing of it, neither to read nor to write; the mailed link opens it', async ({ db }) => {
    const { owner, slug, ...course } = await makeHeldCourse(db);
    await db.pool.query(
      `insert into lesson_notes (user_id, product_id, lesson_id, body) values ($1, $2, 'a', 'CATATAN PRIBADI')`,
      [owner.id, course.id],
    );
    await revokeAllHoldings(db, owner.id);
    const payer = openBrowser(db);
    const opened = await payer.open(course, { email: owner.email });
    await payer.pay(opened, { amount: course.price });
    expect(await payer.read(opened.id)).toMatchObject({
      ...{ state: 'mailed', items: [], access_until: null, reason: null, can_change_email: false },
    });
    const lesson = `/api/purchases/${slug}/lessons/a`;
    for (const path of [`/api/purchases/${slug}`, lesson, `${lesson}/questions`]) {
      const answer = await payer.get(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.text()).not.toContain('CATATAN');
    }
    const writes = [`${lesson}/open`, `${lesson}/questions`, `${lesson}/quiz/retry`, `${lesson}/film-link`];
    for (const path of writes) {
      expect([path, (await payer.send(path, { question: 'Siapa?' })).status]).not.toEqual([path, 200]);
    }
    const { rows } = await db.pool.query('select body from lesson_notes');
    expect(rows).toEqual([{ body: 'CATATAN PRIBADI' }]);
    await payer.app.drainJobs();
    const mails = (await listDevMails(db, owner.email)).map(({ text }) => text);
    expect(mails).toEqual(expect.arrayContaining([expect.stringContaining('/purchase/open?token=')]));
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is told the same whether the address holds it now or held it before', async ({ db }) => {
    const [now, before] = [await makeHeldCourse(db), await makeHeldCourse(db)];
    await revokeAllHoldings(db, before.owner.id);
    const told = [];
    for (const { owner, ...course } of [now, before]) {
      const payer = openBrowser(db);
      const opened = await payer.open(course, { email: owner.email });
      await payer.pay(opened, { amount: course.price });
      const purchase = await payer.read(opened.id);
      const said = JSON.stringify({ ...Object(purchase), id: '', email: '', title: '' });
      told.push(said.replaceAll(course.id, '').replaceAll(course.title, ''));
    }
    expect(told[0]).toEqual(told[1]);
  });

  test('of a consultation is told of the session that it paid for, not of earlier ones', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const owner = await makePerson(db, { balance: 50_000 });
    await shop(db, product).bookedBy(owner, slotIn(3));
    await revokeAllHoldings(db, owner.id);
    const payer = openBrowser(db);
    const hold = await shop(db, product).holdId(slotIn(4));
    const items = [{ product_id: product.id, price: product.price, hold }];
    const opened = await payer.open(product, { email: owner.email, body: { items } });
    await payer.pay(opened, { amount: product.price });
    expect(await payer.read(opened.id)).toMatchObject({ state: 'bought' });
    const { rows } = await db.pool.query('select slug from products where id = $1', [product.id]);
    const answer = await (await payer.get(`/api/purchases/${rows[0].slug}/bookings`)).json();
    expect(answer.bookings.map(({ id }: { id: string }) => id)).toEqual([hold]);
  });
});
