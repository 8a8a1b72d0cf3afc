import { PDFDocument } from '@cantoo/pdf-lib';
import { getPurchase } from '#contract/courses/learning.ts';
import { issueCertificate, recordLessonProgress } from '#server/courses/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { readStamps } from '#tests/support/read-stamps.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { buyProduct, makeHeldCourse } from '#tests/support/shop/courses.ts';
import type { Person } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';

const BUYER = 'user@arunika.example';
/** A product of the demo catalogue with a PDF among its files. */
const TEMPLATE = 'sop-ai-toko';

async function rowOf<Row extends object>(db: Database, query: string, ...values: string[]): Promise<Row> {
  const { rows } = await db.pool.query<Row>(query, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing found: ${query}`);
  return row;
}

/** Writes every paper of the demo buyer: for a purchase, a top-up, a template and a finished course. */
async function writePapers(db: Database) {
  const buyer = await rowOf<Person>(db, 'select id, email, full_name from users where email = $1', BUYER);
  const template = await rowOf<Product>(
    db,
    'select id, title, price::int as price from products where slug = $1',
    TEMPLATE,
  );
  await buyProduct(db, buyer, template);
  const course = await makeHeldCourse(db, { owner: buyer, title: 'Kelas yang selesai' });
  const { modules } = await rowOf<{ modules: readonly { lessons: readonly { id: string }[] }[] }>(
    db,
    'select modules from products where id = $1',
    course.id,
  );
  for (const { id } of modules.flatMap(({ lessons }) => lessons)) {
    const visit = { user_id: buyer.id, slug: course.slug, lesson_id: id, position_seconds: 0, is_done: true };
    await recordLessonProgress({ db, clock: systemClock }, { ...visit, watched_at: new Date() });
  }
  const certificate = await issueCertificate(db, { user_id: buyer.id, slug: course.slug });
  if (!certificate.ok) throw new Error(certificate.refusal.code);
  const ofBuyer = 'where user_id = $1 order by created_at desc limit 1';
  return {
    course: course.slug,
    order: await rowOf<{ id: string }>(db, `select id from orders ${ofBuyer}`, buyer.id),
    payment: await rowOf<{ id: string }>(
      db,
      "select id from payments where user_id = $1 and status = 'completed' order by created_at limit 1",
      buyer.id,
    ),
  };
}

// The libraries that draw bring fonts, workers and native code along, which a bundler can leave behind.
test('the built server draws every kind of document and picture', async ({ db }) => {
  const { course, order, payment } = await writePapers(db);
  const app = await startApp(String(db.pool.options.connectionString));
  try {
    const cookie = await sessionCookie(app.url, BUYER);
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(app.url + path, { ...init, headers: { cookie, origin: app.url } });
      expect(answer.status, `${path}\n${app.log()}`).toBe(200);
      return answer;
    };
    const bytesOf = async (path: string) => new Uint8Array(await (await ask(path)).arrayBuffer());
    for (const path of [
      `/api/checkout/orders/${order.id}/invoice.pdf`,
      `/api/wallet/payments/${payment.id}/receipt.pdf`,
      `/api/purchases/${course}/certificate/file`,
    ])
      expect((await PDFDocument.load(await bytesOf(path))).getPageCount(), path).toBeGreaterThan(0);

    const { purchase } = getPurchase.output.parse(await (await ask(`/api/purchases/${TEMPLATE}`)).json());
    const pdf = purchase.files.find(({ file_name }) => file_name.endsWith('.pdf'));
    const link = await ask(`/api/purchases/${TEMPLATE}/files/${pdf?.id}/link`, { method: 'POST' });
    const stamps = await readStamps(await bytesOf((await link.json()).url));
    expect(stamps.every((stamp) => stamp?.includes(BUYER))).toBe(true);

    const page = await (await ask(`/product/${TEMPLATE}`)).text();
    const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const picture = await ask(new URL(card).pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  } finally {
    await app.stop();
  }
});
