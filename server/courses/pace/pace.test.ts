import { readPreferences, updatePreferences } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import {
  buyProduct,
  type HeldCourse,
  makeHeldCourse,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { sendLearningReminders } from '../index.ts';

const today = new Date();
const remind = (db: Database, { day = 7, days = 7 } = {}) =>
  sendLearningReminders(
    { db, clock: { now: () => new Date(today.getTime() + day * DAY_MS + 60_000) } },
    days,
  );

/** Addresses to which a reminder was written. */
async function reminded(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ email: string }>(
    'select u.email from learning_reminders r join users u on u.id = r.user_id order by r.created_at, u.email',
  );
  return rows.map(({ email }) => email);
}

async function join(db: Database, course: HeldCourse): Promise<Person> {
  const person = await makePerson(db, { balance: 1_000_000 });
  await buyProduct(db, person, course);
  return person;
}

/** As if they had watched a lesson so many days after today. */
const watch = (
  db: Database,
  person: Person,
  {
    id,
    lesson = 'a',
    day = 0,
    is_done = false,
  }: {
    id: string;
    lesson?: string;
    day?: number;
    is_done?: boolean;
  },
) =>
  db.pool.query(
    `insert into lesson_progress (user_id, product_id, lesson_id, watched_at, opened_at, completed_at)
     values ($1, $2, $3, $4, $4, case when $5 then $4::timestamptz end)
     on conflict (user_id, product_id, lesson_id) do update set watched_at = excluded.watched_at`,
    [person.id, id, lesson, new Date(today.getTime() + day * DAY_MS), is_done],
  );

describe('a learner who does nothing in a course', () => {
  test('is reminded after the days the owner chose, whether they began it or not, and never at 0', async ({
    db,
  }) => {
    const course = await makeHeldCourse(db);
    const late = await join(db, course);
    await watch(db, late, { id: course.id, day: 2 });
    await remind(db, { days: 0 });
    await remind(db, { day: 6 });
    expect(await reminded(db)).toEqual([]);
    await remind(db);
    expect(await reminded(db)).toEqual([course.owner.email]);
    await remind(db, { day: 9 });
    expect(await reminded(db)).toEqual([course.owner.email, late.email]);
  });

  test('is reminded once for a pause, by three workers at once and on every later day', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await Promise.all([remind(db), remind(db), remind(db)]);
    for (const day of [8, 12, 20, 36]) await remind(db, { day });
    expect(await reminded(db)).toEqual([course.owner.email]);
  });

  test('is reminded of three pauses of a course and no more', async ({ db }) => {
    const { id, owner } = await makeHeldCourse(db);
    for (const day of [0, 10, 20, 30, 40]) {
      await watch(db, owner, { id, day });
      await remind(db, { day: day + 7 });
    }
    expect(await reminded(db)).toHaveLength(3);
  });

  test('of two courses is reminded of the one they left last, and of the other some days later', async ({
    db,
  }) => {
    const first = await makeHeldCourse(db);
    const second = await makeHeldCourse(db, { owner: first.owner });
    await watch(db, first.owner, { id: second.id, day: 1 });
    const courses = async () =>
      (await db.pool.query('select product_id from learning_reminders order by created_at')).rows;
    await remind(db, { day: 8 });
    await remind(db, { day: 10 });
    expect(await courses()).toEqual([{ product_id: second.id }]);
    await remind(db, { day: 12 });
    expect(await courses()).toEqual([{ product_id: second.id }, { product_id: first.id }]);
  });

  test('is left alone when they stopped long ago, so that switching it on writes to no crowd', async ({
    db,
  }) => {
    await makeHeldCourse(db);
    await remind(db, { day: 38 });
    expect(await reminded(db)).toEqual([]);
  });

  test('is not reminded of what is finished, certified, given back or ended, nor once they leave or said no', async ({
    db,
  }) => {
    const course = await makeHeldCourse(db);
    const [finished, certified, ended, leaving, closed, silent, asking] = await Promise.all(
      Array.from({ length: 7 }, () => makePerson(db, { balance: 1_000_000 })),
    );
    if (!finished || !certified || !ended || !leaving || !closed || !silent || !asking)
      throw new Error('people');
    for (const person of [finished, certified, ended, leaving, closed, silent, asking])
      await buyProduct(db, person, course);
    for (const lesson of ['a', 'b', 'c']) await watch(db, finished, { id: course.id, lesson, is_done: true });
    await db.pool.query(
      `insert into certificates (code, user_id, product_id, holding_id, full_name, course_title)
       select '0123456789ABCDEF', user_id, product_id, id, 'Sari', 'Kelas' from user_products where user_id = $1`,
      [certified.id],
    );
    await revokeAllHoldings(db, ended.id);
    await db.pool.query("update users set delete_after = now() + interval '7 days' where id = $1", [
      leaving.id,
    ]);
    await db.pool.query('update users set is_active = false where id = $1', [closed.id]);
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, silent.id, { learning: false })));
    await db.pool.query(
      `insert into refund_requests (user_id, order_id, order_item_id, reason, amount_bigint, destination,
         consumed_percent, download_count)
       select $1, o.id, i.id, 'Tidak cocok', i.price_bigint, 'wallet', 0, 0 from orders o join order_items i on i.order_id = o.id where o.user_id = $1`,
      [asking.id],
    );
    await remind(db);
    expect(await reminded(db)).toEqual([course.owner.email]);
  });
});

describe('the mail', () => {
  async function learner(db: Database) {
    const app = createComposedApp(db);
    const owner = await makePerson(db, { balance: 1_000_000 });
    const course = await makeHeldCourse(db, { owner, title: 'Kelas Nota' });
    await watch(db, owner, { id: course.id, is_done: true });
    const mails = async () => {
      await app.drainJobs();
      return (await listDevMails(db, owner.email)).filter(({ text }) => text.includes('/learn/'));
    };
    return { app, owner, course, mails };
  }

  test('names the next lesson in the language of the learner; one press in it stops them all', async ({
    db,
  }) => {
    const { app, owner, course, mails } = await learner(db);
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, owner.id, { mail_language: 'en' })));
    await remind(db);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Go on with Kelas Nota?');
    expect(mail?.text).toContain('Next lesson: Pelajaran b');
    expect(mail?.text).toContain(`/en/user/purchases/${course.slug}/learn/b`);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(
      /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
    );
    expect(await readAnswer(await app.post(pathname + search, {}))).toMatchObject({ topic: 'learning' });
    expect(await readPreferences(db.orm, owner.id)).toMatchObject({
      learning: false,
      receipts: true,
      reminders: true,
    });
    await watch(db, owner, { id: course.id, day: 1 });
    await remind(db, { day: 15 });
    expect(await mails()).toHaveLength(1);
  });

  test('is not sent to whoever went on, gave the course back or said no between the job and the mail', async ({
    db,
  }) => {
    const { owner, course, mails } = await learner(db);
    await remind(db);
    await watch(db, owner, { id: course.id, lesson: 'b', day: 1 });
    expect(await mails()).toEqual([]);
    await remind(db, { day: 15 });
    await revokeAllHoldings(db, owner.id);
    expect(await mails()).toEqual([]);
    expect(await reminded(db)).toHaveLength(2);
  });
});
