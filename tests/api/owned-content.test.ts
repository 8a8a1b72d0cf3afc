import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { getProductContent } from '#contract/catalog/product-content.ts';
import { issueCertificate } from '#contract/courses/certificates.ts';
import {
  createDownloadLink,
  getLesson,
  getPurchase,
  listPurchases,
  openLesson,
  recordLessonProgress,
} from '#contract/courses/learning.ts';
import { getCertificate } from '#contract/courses/public-certificates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  type HeldCourse,
  makeFile,
  makeHeldCourse,
  revokeAllHoldings,
  SECRET,
} from '#tests/support/shop/courses.ts';
import { type CallerName, inEnglish, openStage, type Request, type Stage } from './stage.ts';

const get = (path: string): Request => ({ method: 'GET', path });

async function openClass(db: Parameters<typeof openStage>[0]) {
  const stage = await openStage(db);
  const course = await makeHeldCourse(db, { owner: stage.buyer });
  const file = await makeFile({ db, storage: stage.app.storage }, { product_id: course.id, text: SECRET });
  return { stage, course, file };
}

/** Every address at which something of a course can be asked for, as somebody would try who has the ids. */
function doorsTo({ slug, id }: HeldCourse, file: string): readonly Request[] {
  const watched_at = new Date().toISOString();
  return [
    get(`/api/purchases/${slug}`),
    get(`/api/purchases/${id}`),
    get('/api/purchases'),
    get(`/api/purchases/${slug}/lessons/a`),
    get(`/api/purchases/${slug}/lessons/2-2`),
    get(`/api/purchases/${slug}/certificate/file`),
    { method: 'PUT', path: `/api/purchases/${slug}/lessons/a/progress`, body: { watched_at } },
    { method: 'POST', path: `/api/purchases/${slug}/files/${file}/link` },
    { method: 'POST', path: `/api/purchases/${slug}/lessons/a/open` },
    { method: 'POST', path: `/api/purchases/${slug}/certificate` },
    get(`/api/media/${file}`),
    get(`/api/files/${file}`),
    get(
      `/api/files/${file}?product_id=${id}&link_id=${randomUUID()}&purpose=view&expires=9999999999&signature=x`,
    ),
    get(`/api/products/${slug}/content`),
    get(`/api/products/${slug}`),
    get('/api/products?limit=100'),
    get('/api/checkout/entitlements'),
  ];
}

async function heardBy(stage: Stage, caller: CallerName, doors: readonly Request[]): Promise<string> {
  const answers = await Promise.all(doors.map(async (door) => (await stage.send(caller, door)).text()));
  return answers.join('\n');
}

describe('owner-only content on the wire', () => {
  test('never reaches a visitor, another user or the staff, whatever they ask with whichever id', async ({
    db,
  }) => {
    const { stage, course, file } = await openClass(db);
    const doors = doorsTo(course, file);
    expect(await heardBy(stage, 'user', doors)).toContain(SECRET);
    for (const caller of ['visitor', 'other', 'moderator', 'admin'] as const) {
      expect(await heardBy(stage, caller, doors)).not.toContain(SECRET);
    }
  });

  test('[PORT-032] is gone for its owner the moment the holding has ended, links and progress with it', async ({
    db,
  }) => {
    const { stage, course, file } = await openClass(db);
    const link = await stage.send('user', {
      method: 'POST',
      path: `/api/purchases/${course.slug}/files/${file}/link`,
    });
    const { url } = await link.json();
    await revokeAllHoldings(db, stage.user_id);
    const doors = [...doorsTo(course, file), get(url)];
    expect(await heardBy(stage, 'user', doors)).not.toContain(SECRET);
    const denied = await stage.send('user', inEnglish(get(`/api/purchases/${course.slug}`)));
    expect([denied.status, await denied.json()]).toEqual([
      404,
      expect.objectContaining({
        code: 'ACCESS_DENIED',
        error: 'Access Denied: You do not have access to this product',
      }),
    ]);
  });

  test('is gone for an account that was switched off, although its session was open', async ({ db }) => {
    const { stage, course, file } = await openClass(db);
    await db.pool.query('update users set is_active = false where id = $1', [stage.user_id]);
    expect(await heardBy(stage, 'user', doorsTo(course, file))).not.toContain(SECRET);
    expect((await stage.send('user', get('/api/purchases'))).status).toBe(401);
  });

  test('[PROD-045, PROD-046, API-042] the public content has the public sections and names the others', async ({
    db,
  }) => {
    const { stage, course } = await openClass(db);
    const read = async (slug = course.slug) => stage.send('visitor', get(`/api/products/${slug}/content`));
    const body = await (await read()).json();
    expect(getProductContent.output.safeParse(body).error).toBeUndefined();
    expect(body.product).toMatchObject({ slug: course.slug, type: 'e_course', is_featured: false });
    expect(body.sections).toEqual([
      expect.objectContaining({ type: 'hero', content: '<p>Isi hero</p>', is_locked: false }),
      {
        id: 'bagian-2',
        type: 'resources',
        title: 'Judul resources',
        description: 'Ringkasan resources',
        order: 2,
        is_locked: true,
      },
    ]);
    expect((await read('tidak-ada')).status).toBe(404);
    await db.pool.query('update products set is_active = false');
    expect((await read()).status).toBe(404);
  });

  test('a lesson that is given away is public, and the others beside it are not', async ({ db }) => {
    const stage = await openStage(db);
    const gift = { id: 'a', title: 'Contoh', body: '<p>terbuka</p>', is_preview: true };
    const lessons = [gift, { id: 'b', body: `<p>${SECRET}</p>` }];
    const { slug } = await makeHeldCourse(db, { owner: stage.buyer, modules: [{ lessons }] });
    const text = await (await stage.send('visitor', get(`/api/products/${slug}/content`))).text();
    expect(text).toContain('terbuka');
    expect(text).not.toContain(SECRET);
    // A course that one subscribes to gives its lessons away just as well.
    await db.pool.query(
      "update products set is_subscription = true, billing_cycle = 'monthly' where slug = $1",
      [slug],
    );
    const subscribed = await (await stage.send('visitor', get(`/api/products/${slug}/content`))).json();
    expect(subscribed.previews).toEqual(JSON.parse(text).previews);
    // The page of the product shows titles only, also of what is given away.
    expect(await (await stage.send('visitor', get(`/api/products/${slug}`))).text()).not.toContain('terbuka');
  });

  test('HTML of sections and lessons is sanitised on the way in', async ({ db }) => {
    const stage = await openStage(db);
    const evil = '<p>baik</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { slug } = await makeHeldCourse(db, {
      owner: stage.buyer,
      content_metadata: { sections: [{ id: '1', type: 'hero', content: evil }] },
      modules: [{ lessons: [{ id: 'a', body: evil, is_preview: true }] }],
    });
    await stage.send('user', { method: 'POST', path: `/api/purchases/${slug}/lessons/a/open` });
    for (const path of [`/api/products/${slug}/content`, `/api/purchases/${slug}/lessons/a`]) {
      const text = await (await stage.send('user', get(path))).text();
      expect(text).toContain('<p>baik</p>');
      expect(text).not.toMatch(/<script|onerror|alert/);
    }
  });
});

describe('learning over the API', () => {
  async function ask(stage: Stage, request: Request, output: z.ZodType) {
    const answer = await stage.send('user', request);
    const body = await answer.json();
    expect([request.path, answer.status]).toEqual([request.path, 200]);
    expect(output.safeParse(body).error).toBeUndefined();
    return body;
  }

  test('[PORT-030, PORT-031] keeps the shapes of its contract from the list to the certificate', async ({
    db,
  }) => {
    const { stage, course, file } = await openClass(db);
    const base = `/api/purchases/${course.slug}`;
    const list = await ask(stage, get('/api/purchases?sort=title&type=e_course'), listPurchases.output);
    expect(list.purchases).toMatchObject([{ product_id: course.id, file_count: 1 }]);
    await ask(stage, get(base), getPurchase.output);
    await ask(stage, { method: 'POST', path: `${base}/lessons/a/open` }, openLesson.output);
    await ask(stage, get(`${base}/lessons/a`), getLesson.output);
    for (const id of ['a', 'b', 'c']) {
      const body = { is_done: true, watched_at: new Date().toISOString() };
      await ask(
        stage,
        { method: 'PUT', path: `${base}/lessons/${id}/progress`, body },
        recordLessonProgress.output,
      );
    }
    await ask(stage, { method: 'POST', path: `${base}/files/${file}/link` }, createDownloadLink.output);
    const issued = await ask(stage, { method: 'POST', path: `${base}/certificate` }, issueCertificate.output);
    const code = issued.certificate.code;
    const checked = await ask(stage, get(`/api/certificates/${code}`), getCertificate.output);
    expect(checked.certificate).toMatchObject({ status: 'valid', full_name: 'Orang user' });
    expect(Object.keys(checked.certificate).sort()).toEqual([
      'code',
      'course_title',
      'full_name',
      'issued_at',
      'number',
      'status',
    ]);
    const pdf = await stage.send('user', get(`${base}/certificate/file`));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="ARN-\d{4}-\d{6}\.pdf"/);
  });

  test('[ENT-017, API-049] a file comes in parts, is never kept by a cache, and counts once', async ({
    db,
  }) => {
    const { stage, course, file } = await openClass(db);
    const path = `/api/purchases/${course.slug}/files/${file}/link`;
    const { url } = await (await stage.send('user', { method: 'POST', path })).json();
    const whole = await stage.send('user', get(url));
    expect([whole.status, await whole.text()]).toEqual([200, SECRET]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="Kartu\.md"/),
    });
    const part = await stage.send('user', { ...get(url), headers: { range: 'bytes=0-6' } });
    expect([part.status, await part.text()]).toEqual([206, SECRET.slice(0, 7)]);
    const { purchase } = await (await stage.send('user', get(`/api/purchases/${course.slug}`))).json();
    expect(purchase.holding).toMatchObject({ download_count: 1, last_downloaded_at: expect.any(String) });
  });

  test('a link that ran out says so, and one that was changed leads nowhere', async ({ db }) => {
    const { stage, course, file } = await openClass(db);
    const path = `/api/purchases/${course.slug}/files/${file}/link`;
    const { url } = await (await stage.send('user', { method: 'POST', path })).json();
    const status = async (changed: string) => (await stage.send('user', get(changed))).status;
    expect(await status(url.replace(/expires=\d+/, 'expires=1'))).toBe(404);
    expect(await status(url.replace('purpose=download', 'purpose=view'))).toBe(404);
    expect(await status(url.replace(/&signature=.*/, ''))).toBe(422);
    expect(await status(url)).toBe(200);
  });
});
