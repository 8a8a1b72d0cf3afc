import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { shortId } from '#shared/short-id.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { readStamps } from '#tests/support/read-stamps.ts';
import {
  buyProduct,
  type LearningFixture,
  makeFile,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { createDownloadLink, openFile, openLesson, openPublicFile, readCourseConsumption } from '../index.ts';
import { createFileLink } from './downloads.ts';
import type { FileLink } from './signed-links.ts';

const test = base.extend<{ shelf: LearningFixture }>({
  shelf: async ({ db }, use) => {
    const fixture = await openLearningFixture(db);
    await use(fixture);
    await fixture.clear();
  },
});

const MINUTE_MS = 60_000;

function readLink(url: string, user_id: string): FileLink & { readonly signature: string } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const text = (name: string) => searchParams.get(name) ?? '';
  return {
    file_id: pathname.split('/').at(-1) ?? '',
    user_id,
    product_id: text('product_id'),
    link_id: text('link_id'),
    purpose: text('purpose') === 'view' ? 'view' : 'download',
    expires: Number(text('expires')),
    signature: text('signature'),
  };
}

async function makeLink(fixture: LearningFixture) {
  const course = await makeHeldCourse(fixture.db);
  const file_id = await makeFile(fixture, { product_id: course.id });
  const linked = await createDownloadLink(fixture, { user_id: course.owner.id, slug: course.slug, file_id });
  if (!linked.ok) throw new Error(linked.refusal.code);
  return { course, file_id, link: readLink(linked.value.url, course.owner.id) };
}

async function downloads({ db }: LearningFixture): Promise<unknown> {
  const { rows } = await db.pool.query(
    'select download_count as count, last_downloaded_at is not null as dated from user_products',
  );
  return rows[0];
}

test('what was used of a holding is its downloads and the lessons that were opened', async ({
  shelf: fixture,
}) => {
  const course = await makeHeldCourse(fixture.db);
  const file_id = await makeFile(fixture, { product_id: course.id });
  const holding = { user_id: course.owner.id, product_id: course.id };
  const used = async () => (await readCourseConsumption(fixture.db.orm, [holding]))[0];
  expect(await used()).toEqual({ consumed_percent: 0, download_count: 0 });
  const place = { user_id: course.owner.id, slug: course.slug };
  for (const lesson_id of ['a', 'b']) await openLesson(fixture, { ...place, lesson_id });
  await createDownloadLink(fixture, { ...place, file_id });
  expect(await used()).toEqual({ consumed_percent: 66, download_count: 1 });
});

describe('a signed link', () => {
  test('[ENT-017, API-049] opens its file, and counts as one download in however many ranges', async ({
    shelf: fixture,
  }) => {
    const { link, file_id } = await makeLink(fixture);
    expect(await downloads(fixture), 'the POST that made it is what counts').toEqual({
      count: 1,
      dated: true,
    });
    for (let batch = 0; batch < 3; batch += 1) {
      expect(await openFile(fixture, link)).toMatchObject({ ok: true, value: { etag: `"${file_id}"` } });
    }
    await Promise.all([1, 2, 3, 4].map(() => openFile(fixture, link)));
    expect(await downloads(fixture)).toEqual({ count: 1, dated: true });
  });

  test('[ENT-017] made again within the hour, after a second press or a lost connection, is the same download', async ({
    shelf: fixture,
  }) => {
    const { link, course, file_id } = await makeLink(fixture);
    const request = { user_id: course.owner.id, slug: course.slug, file_id };
    await Promise.all([1, 2, 3].map(() => createDownloadLink(fixture, request)));
    for (const [minutes, count] of [
      [0, 1],
      [59, 1],
      [61, 2],
    ]) {
      await fixture.db.pool.query(
        'update file_downloads set created_at = now() - make_interval(mins => $1)',
        [minutes],
      );
      expect((await createDownloadLink(fixture, request)).ok).toBe(true);
      expect(await downloads(fixture), `after ${minutes} minutes`).toMatchObject({ count });
    }
    expect((await openFile(fixture, link)).ok).toBe(true);
  });

  test('opens nothing for anybody else, nor anything else, nor for any longer', async ({
    shelf: fixture,
  }) => {
    const { link, course } = await makeLink(fixture);
    const stranger = await makePerson(fixture.db, { balance: 1_000_000 });
    await buyProduct(fixture.db, stranger, course);
    const other = await makeFile(fixture, { product_id: course.id });
    const forged: readonly Partial<typeof link>[] = [
      { user_id: stranger.id },
      { file_id: other },
      { product_id: randomUUID() },
      { link_id: randomUUID() },
      { purpose: 'view' },
      { expires: link.expires + 1 },
      { signature: `${link.signature.slice(0, -2)}AA` },
      { signature: '' },
    ];
    for (const change of forged) {
      expect(await openFile(fixture, { ...link, ...change })).toEqual({
        ok: false,
        refusal: { code: 'FILE_NOT_FOUND' },
      });
    }
    expect(await downloads(fixture)).toEqual({ count: 1, dated: true });
  });

  test('runs out after five minutes', async ({ shelf: fixture }) => {
    const { link } = await makeLink(fixture);
    fixture.pass(4 * MINUTE_MS);
    expect((await openFile(fixture, link)).ok).toBe(true);
    fixture.pass(MINUTE_MS);
    expect(await openFile(fixture, link)).toEqual({ ok: false, refusal: { code: 'LINK_EXPIRED' } });
  });

  test('opens nothing once the holding has ended', async ({ shelf: fixture }) => {
    const { link, course } = await makeLink(fixture);
    await revokeAllHoldings(fixture.db, course.owner.id);
    expect(await openFile(fixture, link)).toEqual({ ok: false, refusal: { code: 'ACCESS_DENIED' } });
  });

  test('is made for files of that product only, and for its owner', async ({ shelf: fixture }) => {
    const { course, file_id } = await makeLink(fixture);
    const elsewhere = await makeFile(fixture, { product_id: (await makeHeldCourse(fixture.db)).id });
    const request = { user_id: course.owner.id, slug: course.slug, file_id };
    expect(await createDownloadLink(fixture, { ...request, file_id: elsewhere })).toMatchObject({
      refusal: { code: 'FILE_NOT_FOUND' },
    });
    expect(
      await createDownloadLink(fixture, { ...request, user_id: (await makePerson(fixture.db)).id }),
    ).toMatchObject({
      refusal: { code: 'ACCESS_DENIED' },
    });
  });
});

describe('a PDF', () => {
  const shelve = async (fixture: LearningFixture, bytes: Uint8Array) => {
    const course = await makeHeldCourse(fixture.db);
    const more = { product_id: course.id, content_type: 'application/pdf' };
    const file_id = await makeFile(fixture, { ...more, bytes });
    return { course, file_id, request: { user_id: course.owner.id, slug: course.slug, file_id } };
  };

  test('[API-049] is handed out with its holder’s name, address and order on every page, and to each their own', async ({
    shelf: fixture,
  }) => {
    const pdf = await makePdf({ pages: 3 });
    const { course, file_id, request } = await shelve(fixture, pdf);
    const other = await makePerson(fixture.db, { balance: 1_000_000 });
    await buyProduct(fixture.db, other, course);
    const { rows } = await fixture.db.pool.query('select id, user_id from orders');
    for (const { id, email, full_name } of [course.owner, other]) {
      const linked = await createDownloadLink(fixture, { ...request, user_id: id });
      if (!linked.ok) throw new Error(linked.refusal.code);
      const opened = await openFile(fixture, readLink(linked.value.url, id));
      if (!opened.ok) throw new Error(opened.refusal.code);
      const bytes = await buffer(await opened.value.open(null));
      expect(bytes.byteLength).toBe(opened.value.size_bytes);
      const order = rows.find(({ user_id }) => user_id === id).id;
      const line = `Salinan untuk ${full_name} · ${email} · pesanan ${shortId(order)}`;
      expect(await readStamps(bytes)).toEqual([line, line, line]);
      const part = await buffer(await opened.value.open({ first: 100, last: 199 }));
      expect(part).toEqual(bytes.subarray(100, 200));
      expect(opened.value.etag).not.toContain(`${file_id}"`);
    }
    expect(await readStamps(pdf), 'the original stays bare').toEqual([null, null, null]);
  });

  test('names its holder by address alone where the font lacks a letter of the name', async ({
    shelf: fixture,
  }) => {
    const { course, request } = await shelve(fixture, await makePdf({ pages: 1 }));
    await fixture.db.pool.query("update users set full_name = '王小明'");
    const linked = await createDownloadLink(fixture, request);
    if (!linked.ok) throw new Error(linked.refusal.code);
    const opened = await openFile(fixture, readLink(linked.value.url, course.owner.id));
    if (!opened.ok) throw new Error(opened.refusal.code);
    const [line] = await readStamps(await buffer(await opened.value.open(null)));
    expect(line).toMatch(`Salinan untuk ${course.owner.email} · pesanan `);
    expect(line).not.toContain('···');
  });

  test('that can not be stamped is handed to nobody, and counts as no download', async ({
    shelf: fixture,
  }) => {
    const refused = { ok: false, refusal: { code: 'FILE_NOT_STAMPED' } };
    for (const bytes of [await makePdf({ password: 'x' }), Buffer.from('%PDF-1.4\n%%EOF\n')]) {
      const { course, file_id, request } = await shelve(fixture, bytes);
      expect(await createDownloadLink(fixture, request)).toEqual(refused);
      const holder = { user_id: course.owner.id, product_id: course.id };
      const { url } = createFileLink(fixture, { ...holder, file_id, purpose: 'view' });
      expect(await openFile(fixture, readLink(url, course.owner.id))).toEqual(refused);
    }
    expect(await downloads(fixture)).toEqual({ count: 0, dated: false });
  });

  test('is made once for many at the same time, and no more once the money went back', async ({
    shelf: fixture,
  }) => {
    const { course, request } = await shelve(fixture, await makePdf());
    const opens = vi.spyOn(fixture.storage, 'open');
    const linked = await Promise.all([1, 2, 3, 4].map(() => createDownloadLink(fixture, request)));
    expect(linked.every(({ ok }) => ok)).toBe(true);
    expect(opens).toHaveBeenCalledOnce();
    const [first] = linked;
    if (first?.ok !== true) throw new Error('no link');
    await revokeAllHoldings(fixture.db, course.owner.id);
    expect(await openFile(fixture, readLink(first.value.url, course.owner.id))).toEqual({
      ok: false,
      refusal: { code: 'ACCESS_DENIED' },
    });
    expect((await createDownloadLink(fixture, request)).ok).toBe(false);
  });
});

test('a file is for everybody only when it says so', async ({ shelf: fixture }) => {
  const [open, shut] = [await makeFile(fixture, { access: 'public' }), await makeFile(fixture)];
  expect((await openPublicFile(fixture.db.orm, open)).ok).toBe(true);
  for (const id of [shut, randomUUID()]) {
    expect(await openPublicFile(fixture.db.orm, id)).toEqual({
      ok: false,
      refusal: { code: 'FILE_NOT_FOUND' },
    });
  }
});
