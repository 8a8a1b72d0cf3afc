import { systemActor } from '#server/audit/index.ts';
import { decideRefundRequest } from '#server/refunds/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import {
  type LearningFixture,
  makeFile,
  makeHeldCourse,
  openLearningFixture,
} from '#tests/support/shop/courses.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import {
  createDownloadLink,
  getLesson,
  openFile,
  readCourseConsumption,
  recordLessonProgress,
} from './index.ts';

const test = base.extend<{ shelf: LearningFixture }>({
  shelf: async ({ db }, use) => {
    const fixture = await openLearningFixture(db);
    await use(fixture);
    await fixture.clear();
  },
});

/** Ten short lessons: two of them are a fifth. */
const modules = [
  {
    title: 'Isi',
    lessons: Array.from({ length: 10 }, (_, n) => ({
      id: `l${n}`,
      title: `${n}`,
      type: 'text',
      body: `<p>${n}</p>`,
    })),
  },
];

async function openCourse(fixture: LearningFixture) {
  const course = await makeHeldCourse(fixture.db, { modules });
  const holding = { user_id: course.owner.id, product_id: course.id };
  const read = (n: number) =>
    getLesson(fixture, { user_id: course.owner.id, slug: course.slug, lesson_id: `l${n}` });
  return { course, read, used: async () => (await readCourseConsumption(fixture.db.orm, [holding]))[0] };
}

describe('DECISIONS 56: what was consumed', () => {
  test('is counted when a lesson is handed out, once, and never because a browser says so', async ({
    shelf: fixture,
  }) => {
    const { course, read, used } = await openCourse(fixture);
    const visit = { user_id: course.owner.id, slug: course.slug, position_seconds: 9, is_done: true };
    await recordLessonProgress(fixture, { ...visit, lesson_id: 'l7', watched_at: new Date() });
    expect(await used()).toMatchObject({ consumed_percent: 0 });
    expect((await read(0)).ok).toBe(true);
    const written = () => fixture.db.pool.query(`select xmin from lesson_progress where lesson_id = 'l0'`);
    const { rows: before } = await written();
    expect((await read(0)).ok).toBe(true);
    expect((await written()).rows, 'opening it again writes nothing').toEqual(before);
    expect(await used()).toMatchObject({ consumed_percent: 10 });
  });

  test('is read for many holdings at once, each its own and in their order', async ({ shelf: fixture }) => {
    const [one, two] = [await openCourse(fixture), await openCourse(fixture)];
    await two.read(0);
    await fixture.db.pool.query('update user_products set download_count = 3 where product_id = $1', [
      one.course.id,
    ]);
    const holdings = [two, one, { course: { owner: one.course.owner, id: two.course.id } }].map(
      ({ course }) => ({
        user_id: course.owner.id,
        product_id: course.id,
      }),
    );
    expect(await readCourseConsumption(fixture.db.orm, holdings)).toEqual([
      { consumed_percent: 10, download_count: 0 },
      { consumed_percent: 0, download_count: 3 },
      { consumed_percent: 0, download_count: 0 },
    ]);
  });

  test('asks before the lesson that forfeits the refund, also when several are opened at once', async ({
    shelf: fixture,
  }) => {
    const { read, used } = await openCourse(fixture);
    const opened = await Promise.all([0, 1, 2, 3, 4].map(read));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(2);
    const refused = opened.flatMap((each) => (each.ok ? [] : [each.refusal]));
    expect(refused).toHaveLength(3);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'REFUND_ENDS', details: { max_percent: 20 } });
    expect(await used()).toMatchObject({ consumed_percent: 20 });
  });

  test('asks nobody without a right to a refund, and nobody who got it as a gift or a subscription', async ({
    shelf: fixture,
  }) => {
    const { course, read } = await openCourse(fixture);
    await fixture.db.pool.query(`update orders set created_at = now() - interval '8 days'`);
    for (let n = 0; n < 5; n += 1) expect((await read(n)).ok, course.slug).toBe(true);
  });

  test('is counted for a file by the POST that makes its link, never by a GET', async ({
    shelf: fixture,
  }) => {
    const { course, used } = await openCourse(fixture);
    const file_id = await makeFile(fixture, { product_id: course.id });
    const linked = await createDownloadLink(fixture, {
      user_id: course.owner.id,
      slug: course.slug,
      file_id,
    });
    if (!linked.ok) throw new Error(linked.refusal.code);
    expect(await used()).toMatchObject({ download_count: 1 });
    const { searchParams } = new URL(linked.value.url, 'http://localhost');
    const named = (name: string) => searchParams.get(name) ?? '';
    const link = {
      file_id,
      user_id: course.owner.id,
      product_id: course.id,
      link_id: named('link_id'),
      purpose: 'download',
      expires: Number(named('expires')),
      signature: named('signature'),
    } as const;
    expect((await openFile(fixture, link)).ok).toBe(true);
    expect(await used()).toMatchObject({ download_count: 1 });
  });
});

test('DECISIONS 56: over HTTP a lesson that ends the right is opened by a POST, and the desk sees it used since', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const email = 'sari@contoh.example';
  const id = await makeAccount(db, email);
  await giveCredit(db, id, rupiah(1_000_000));
  const owner = { id, email, full_name: 'Sari' };
  const { slug } = await makeHeldCourse(db, { modules, owner });
  const cookie = await cookieFor(app, email);
  const lesson = (n: number) => `/api/purchases/${slug}/lessons/l${n}`;
  const page = async () =>
    (await readAnswer(await send(app, `GET /api/purchases/${slug}`, { cookie }))).purchase.refund;
  for (const n of [0, 1]) expect((await send(app, `GET ${lesson(n)}`, { cookie })).status).toBe(200);
  expect(await page()).toMatchObject({ obstacle: null, is_open: true, policy: { days: 7, max_percent: 20 } });
  const { rows } = await db.pool.query('select id from order_items');
  const body = { order_item_id: rows[0].id, reason: 'Tidak sesuai kebutuhan.' };
  const refundRequest = await readAnswer(await send(app, 'POST /api/refund-requests', { cookie, body }));
  expect(await readAnswer(await send(app, `GET ${lesson(2)}`, { cookie }))).toMatchObject({
    status: 409,
    code: 'REFUND_ENDS',
  });
  expect((await send(app, `POST ${lesson(2)}/open`, { cookie })).status).toBe(200);
  expect((await send(app, `GET ${lesson(2)}`, { cookie })).status).toBe(200);
  expect(await page()).toMatchObject({ is_open: false });
  const admin = await makePerson(db);
  const decide = (accepts_use: boolean) =>
    decideRefundRequest(db, {
      request_id: refundRequest.id,
      verdict: 'approve',
      note: '',
      accepts_use,
      actor: { ...systemActor, id: admin.id },
      readConsumption: readCourseConsumption,
      gateways: [],
      idempotency_key: `k-${accepts_use}`,
    });
  expect(await decide(false)).toMatchObject({
    refusal: { code: 'USED_SINCE', details: { consumed_percent: 30 } },
  });
  expect((await decide(true)).ok).toBe(true);
  expect((await send(app, `GET ${lesson(2)}`, { cookie })).status).toBe(404);
  const { rows: kept } = await db.pool.query(
    'select consumed_percent, decided_consumed_percent from refund_requests',
  );
  expect(kept).toEqual([{ consumed_percent: 20, decided_consumed_percent: 30 }]);
});
