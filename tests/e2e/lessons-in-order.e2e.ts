import { eventually, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { expect } from '#tests/support/machine/database.ts';
import { makeHeldCourse } from '#tests/support/shop/courses.ts';
import type { Person } from '#tests/support/shop/people.ts';
import { BUYER, signInAs } from './sign-in.ts';

const lesson = (id: string, more: object = {}) => ({
  id,
  title: `Bagian ${id}`,
  body: `<p>Isi ${id}</p>`,
  ...more,
});

test('on a phone a course says what waits and for what, and a lesson opens when the one before it is done', async ({
  app,
  db,
  openVisitor,
}) => {
  const { rows } = await db.pool.query<Person>('select id, email, full_name from users where email = $1', [
    BUYER,
  ]);
  const [owner] = rows;
  if (owner === undefined) throw new Error('the demo has no buyer');
  const { slug } = await makeHeldCourse(db, {
    owner,
    content_metadata: {},
    lessons_in_order: true,
    // Many, so that opening two of them ends no right to money back.
    modules: [
      {
        title: 'Isi',
        lessons: [
          lesson('satu'),
          lesson('dua'),
          lesson('tiga', { opens_after_days: 9 }),
          ...Array.from({ length: 17 }, (_, n) => lesson(`${n + 4}`)),
        ],
      },
    ],
  });
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  const { page } = visitor;
  await signInAs(visitor, BUYER, app.url);
  await page.goto(`/product/${slug}`);
  await page.getByText('Pelajaran dibuka berurutan', { exact: false }).waitFor();
  await page.goto(`/user/purchases/${slug}`);
  // Said once above the list, whatever number of lessons waits.
  await page.getByText('Pelajaran terbuka berurutan: selesaikan dulu yang sebelumnya.').waitFor();
  expect(await page.getByRole('link', { name: 'Bagian dua' }).count()).toBe(0);
  await expectSoundInBothThemes(page);

  await page.goto(`/user/purchases/${slug}/learn/dua`);
  await page.getByRole('heading', { name: 'Pelajaran ini belum terbuka', level: 1 }).waitFor();
  await expectSoundInBothThemes(page);
  expect(await page.getByText('Isi dua').count()).toBe(0);
  await page.getByRole('link', { name: 'Buka “Bagian satu”' }).click();
  await page.getByRole('button', { name: 'Selesai, lanjut Bagian dua' }).click();
  await page.getByRole('heading', { name: 'Bagian dua', level: 1 }).waitFor();
  await eventually(() => page.getByText('Isi dua').isVisible()).toBe(true);
  await page.goto(`/user/purchases/${slug}/learn/tiga`);
  await page.getByText(/^Terbuka \d{1,2} \w+ \d{4}/).waitFor();
  await expectSoundInBothThemes(page);
});
