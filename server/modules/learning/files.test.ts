import { randomUUID } from 'node:crypto';
import {
  buyProduct,
  endHoldings,
  makeFile,
  makeHeldCourse,
  openShelf,
  type Shelf,
} from '#tests/support/courses.ts';
import { test as base, describe, expect } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/people.ts';
import type { FileLink } from './file-links.ts';
import { linkFile, openFile, openLesson, openPublicFile, readConsumption } from './index.ts';

const test = base.extend<{ shelf: Shelf }>({
  shelf: async ({ db }, use) => {
    const shelf = await openShelf(db);
    await use(shelf);
    await shelf.clear();
  },
});

const MINUTE_MS = 60_000;

/** What a link says, taken apart again. */
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

async function makeLink(shelf: Shelf) {
  const course = await makeHeldCourse(shelf.db);
  const file_id = await makeFile(shelf, { product_id: course.id });
  const linked = await linkFile(shelf, { user_id: course.owner.id, slug: course.slug, file_id });
  if (!linked.ok) throw new Error(linked.refusal.code);
  return { course, file_id, link: readLink(linked.value.url, course.owner.id) };
}

async function downloads({ db }: Shelf): Promise<unknown> {
  const { rows } = await db.pool.query(
    'select download_count as count, last_downloaded_at is not null as dated from user_products',
  );
  return rows[0];
}

test('what was used of a holding is its downloads and the lessons that were opened', async ({ shelf }) => {
  const course = await makeHeldCourse(shelf.db);
  const file_id = await makeFile(shelf, { product_id: course.id });
  const holding = { user_id: course.owner.id, product_id: course.id };
  const used = () => readConsumption(shelf.db.orm, holding);
  expect(await used()).toEqual({ consumed_percent: 0, download_count: 0 });
  const place = { user_id: course.owner.id, slug: course.slug };
  for (const lesson_id of ['a', 'b']) await openLesson(shelf, { ...place, lesson_id });
  await linkFile(shelf, { ...place, file_id });
  expect(await used()).toEqual({ consumed_percent: 66, download_count: 1 });
});

describe('a signed link', () => {
  test('[ENT-017, API-049] opens its file, and counts as one download in however many pieces', async ({
    shelf,
  }) => {
    const { link, file_id } = await makeLink(shelf);
    expect(await downloads(shelf), 'the POST that made it is what counts').toEqual({ count: 1, dated: true });
    for (let piece = 0; piece < 3; piece += 1) {
      expect(await openFile(shelf, link)).toMatchObject({ ok: true, value: { id: file_id } });
    }
    await Promise.all([1, 2, 3, 4].map(() => openFile(shelf, link)));
    expect(await downloads(shelf)).toEqual({ count: 1, dated: true });
  });

  test('opens nothing for anybody else, nor anything else, nor for any longer', async ({ shelf }) => {
    const { link, course } = await makeLink(shelf);
    const stranger = await makePerson(shelf.db, { balance: 1_000_000 });
    await buyProduct(shelf.db, stranger, course);
    const other = await makeFile(shelf, { product_id: course.id });
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
      expect(await openFile(shelf, { ...link, ...change })).toEqual({
        ok: false,
        refusal: { code: 'FILE_NOT_FOUND' },
      });
    }
    expect(await downloads(shelf)).toEqual({ count: 1, dated: true });
  });

  test('runs out after five minutes', async ({ shelf }) => {
    const { link } = await makeLink(shelf);
    shelf.pass(4 * MINUTE_MS);
    expect((await openFile(shelf, link)).ok).toBe(true);
    shelf.pass(MINUTE_MS);
    expect(await openFile(shelf, link)).toEqual({ ok: false, refusal: { code: 'LINK_EXPIRED' } });
  });

  test('opens nothing once the holding has ended', async ({ shelf }) => {
    const { link, course } = await makeLink(shelf);
    await endHoldings(shelf.db, course.owner.id);
    expect(await openFile(shelf, link)).toEqual({ ok: false, refusal: { code: 'ACCESS_DENIED' } });
  });

  test('is made for files of that product only, and for its owner', async ({ shelf }) => {
    const { course, file_id } = await makeLink(shelf);
    const elsewhere = await makeFile(shelf, { product_id: (await makeHeldCourse(shelf.db)).id });
    const wanted = { user_id: course.owner.id, slug: course.slug, file_id };
    expect(await linkFile(shelf, { ...wanted, file_id: elsewhere })).toMatchObject({
      refusal: { code: 'FILE_NOT_FOUND' },
    });
    expect(await linkFile(shelf, { ...wanted, user_id: (await makePerson(shelf.db)).id })).toMatchObject({
      refusal: { code: 'ACCESS_DENIED' },
    });
  });
});

test('a file is for everybody only when it says so', async ({ shelf }) => {
  const [open, shut] = [await makeFile(shelf, { access: 'public' }), await makeFile(shelf)];
  expect((await openPublicFile(shelf.db.orm, open)).ok).toBe(true);
  for (const id of [shut, randomUUID()]) {
    expect(await openPublicFile(shelf.db.orm, id)).toEqual({
      ok: false,
      refusal: { code: 'FILE_NOT_FOUND' },
    });
  }
});
