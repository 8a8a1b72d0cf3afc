import { test as base, expect } from '#tests/support/machine/database.ts';
import { type LearningFixture, makeFile, openLearningFixture } from '#tests/support/shop/courses.ts';
import { storePreparedFilm } from '#tests/support/shop/prepared-film.ts';
import { advanceDays, subscribed } from '#tests/support/shop/subscriptions.ts';
import { createDownloadLink, getLesson, openFile, openFilmFile, renewFilmLink } from '../index.ts';

const test = base.extend<{ shelf: LearningFixture }>({
  shelf: async ({ db }, use) => {
    const shelf = await openLearningFixture(db);
    await use(shelf);
    await shelf.clear();
  },
});

const FIVE_MINUTES = 5 * 60_000;

/** A subscription with a lesson that has a film and a document, both opened by its subscriber. */
async function watched(shelf: LearningFixture) {
  const { db } = shelf;
  const { clock, sari, service } = await subscribed(db, 99_000);
  const film = await storePreparedFilm({ db, app: shelf });
  const file_id = await makeFile(shelf, {});
  const lesson = {
    id: 'a',
    title: 'A',
    type: 'video',
    video: { file_id: film, captions_file_id: null },
    file_id,
  };
  await db.pool.query('update products set modules = $2 where id = $1', [
    service.id,
    JSON.stringify([{ title: 'Awal', lessons: [lesson] }]),
  ]);
  const { rows } = await db.pool.query('select slug from products where id = $1', [service.id]);
  const at = { user_id: sari.person.id, slug: String(rows[0]?.slug), lesson_id: 'a' };
  const shown = await getLesson(shelf, at);
  const url = shown.ok ? (shown.value.lesson.video?.film?.url ?? '') : '';
  const token = url.split('/').at(-2) ?? '';
  const link = await createDownloadLink(shelf, { ...at, file_id });
  if (!link.ok || token === '') throw new Error('nothing was opened');
  const segment = () => openFilmFile(shelf, { token, name: '240.mp4' });
  return { clock, at, file_id, segment, href: link.value.url };
}

/** Reads the claims out of the signed address of a file. */
function fileLinkOf(href: string, user_id: string) {
  const { pathname, searchParams } = new URL(href, 'https://toko.example');
  const named = (name: string) => searchParams.get(name) ?? '';
  return {
    ...{ file_id: pathname.split('/').at(-1) ?? '', user_id, product_id: named('product_id') },
    ...({ link_id: named('link_id'), purpose: 'download', expires: Number(named('expires')) } as const),
    signature: named('signature'),
  };
}

const denied = { ok: false, refusal: { code: 'ACCESS_DENIED' } };

test('the end of a subscription ends its films within five minutes, and its files at once', async ({
  shelf,
}) => {
  const { clock, at, file_id, segment, href } = await watched(shelf);
  expect(await renewFilmLink(shelf, at)).toMatchObject({ ok: true });
  expect(await openFile(shelf, fileLinkOf(href, at.user_id))).toMatchObject({ ok: true });
  // The wallet is empty: the renewal fails, the grace passes, the subscription expires.
  await advanceDays(shelf.db, clock, 32);
  expect(await getLesson(shelf, at)).toMatchObject(denied);
  expect(await renewFilmLink(shelf, at)).toMatchObject(denied);
  expect(await createDownloadLink(shelf, { ...at, file_id })).toMatchObject(denied);
  expect(await openFile(shelf, fileLinkOf(href, at.user_id))).toMatchObject(denied);
  expect(await segment()).toMatchObject({ ok: true });
  shelf.pass(FIVE_MINUTES);
  expect(await segment()).toEqual({ ok: false, refusal: { code: 'LINK_EXPIRED' } });
});
