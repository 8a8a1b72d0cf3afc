import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Database } from '#server/platform/database/db.ts';
import { eventually, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { expect } from '#tests/support/machine/database.ts';
import { makeHeldCourse } from '#tests/support/shop/courses.ts';
import { assignment, modulesAsking, quiz } from '#tests/support/shop/lesson-work.ts';
import type { Person } from '#tests/support/shop/people.ts';
import { ADMIN, BUYER, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

async function makeAskingCourse(db: Database, title: string) {
  const { rows } = await db.pool.query<Person>('select id, email, full_name from users where email = $1', [
    BUYER,
  ]);
  const [owner] = rows;
  if (owner === undefined) throw new Error('the demo has no buyer');
  const modules = modulesAsking({ quiz, assignment });
  const { slug } = await makeHeldCourse(db, { owner, title, content_metadata: {}, modules });
  return { slug, lesson: (id: string) => `/user/purchases/${slug}/learn/${id}` };
}

const check = async (page: Page, options: readonly string[]) => {
  for (const name of options) await page.getByLabel(name, { exact: true }).check();
  await page.getByRole('button', { name: 'Periksa jawaban' }).click();
};
/** In the quiz: the work below it has a field of the same name. */
const write = async (page: Page, text: string) => {
  await page.locator('#quiz').getByLabel('Jawaban Anda', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Periksa jawaban' }).click();
};
const next = (page: Page) => page.getByRole('link', { name: /^Soal berikutnya/ }).click();

async function reviewAs(desk: Page, name: string, decide: { feedback?: string; button: string }) {
  await desk.goto('/admin/products/hand-ins?state=waiting');
  const row = desk.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('listitem');
  await row.locator('summary').first().click();
  if (decide.feedback !== undefined)
    await row.getByLabel('Feedback', { exact: false }).first().fill(decide.feedback);
  return { row, save: () => row.getByRole('button', { name: decide.button }).click() };
}

test('a buyer learns on a phone through a quiz and work that is reviewed, up to the certificate', async ({
  app,
  db,
  openVisitor,
}) => {
  const { slug, lesson } = await makeAskingCourse(db, 'Kelas kuis di ponsel');
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  const { page } = visitor;
  await signInAs(visitor, BUYER, app.url);
  await page.goto(lesson('a'));
  await page.getByRole('button', { name: 'Buka pelajaran' }).click();
  await page.getByRole('heading', { name: 'Satu yang mana?' }).waitFor();
  await page.getByText('2 dari 3 benar membuka pelajaran berikutnya', { exact: false }).waitFor();
  await expectSoundInBothThemes(page);

  await check(page, []);
  await page.getByText('Pilih atau tulis jawaban dahulu.').waitFor();
  expect(await page.getByText('Gagal Menyimpan').count()).toBe(0);
  // The browser reports the refusal.
  visitor.complaints.length = 0;
  await check(page, ['Pilihan a']);
  await page.getByText('Belum tepat.', { exact: false }).waitFor();
  await expectSoundInBothThemes(page);
  await next(page);
  await page.getByRole('heading', { name: 'Dua yang mana?' }).and(page.locator(':focus')).waitFor();
  await check(page, ['Pilihan b']);
  await next(page);
  await write(page, 'surat');
  await page.getByRole('link', { name: 'Lihat hasil' }).click();
  await page.getByRole('heading', { name: 'Belum lulus' }).waitFor();
  await expectSoundInBothThemes(page);
  await page
    .getByRole('navigation', { name: 'Pelajaran sebelum dan sesudah ini' })
    .getByText('Kerjakan kuis')
    .waitFor();

  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByRole('heading', { name: 'Satu yang mana?' }).waitFor();
  await check(page, ['Pilihan b']);
  await page.getByText('Tepat.', { exact: false }).waitFor();
  await next(page);
  await check(page, ['Pilihan b', 'Pilihan c']);
  await next(page);
  await write(page, ' E-MAIL. ');
  await page.getByRole('link', { name: 'Lihat hasil' }).click();
  await page.getByRole('heading', { name: 'Kuis lulus' }).waitFor();
  await expectSoundInBothThemes(page);

  const task = page.getByRole('region', { name: 'Tugas' });
  await task.getByRole('button', { name: 'Kumpulkan tugas' }).click();
  await task.getByText('Tulis jawaban Anda, atau sertakan berkas.').first().waitFor();
  const folder = await mkdtemp(join(tmpdir(), 'arunika-tugas-'));
  const sheet = join(folder, 'harga.csv');
  await writeFile(sheet, 'barang,harga\nGamis L,189000\n');
  await task.getByLabel('Jawaban Anda').fill('Daftar harga toko kami.');
  await task.getByLabel('Berkas', { exact: true }).setInputFiles(sheet);
  await task.getByRole('button', { name: 'Kumpulkan tugas' }).click();
  await task.getByText('Menunggu ditinjau').waitFor();
  await task.getByText('harga.csv').first().waitFor();
  await expectSoundInBothThemes(page);

  const staff = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(staff, ADMIN, app.url);
  const asked = await reviewAs(staff.page, 'Kelas kuis di ponsel', {
    feedback: 'Tambahkan stok.',
    button: 'Ask for another version',
  });
  await expectSoundInBothThemes(staff.page);
  await asked.save();
  await asked.row.waitFor({ state: 'detached' });

  await page.reload();
  await task.getByText('Tambahkan stok.').waitFor();
  await expectSoundInBothThemes(page);
  await task.getByLabel('Jawaban Anda').fill('Dengan stok.');
  await task.getByRole('button', { name: 'Kumpulkan lagi' }).click();
  await task.getByText('Menunggu ditinjau').waitFor();
  const accepted = await reviewAs(staff.page, 'Kelas kuis di ponsel', { button: 'Accept' });
  await accepted.save();
  await accepted.row.waitFor({ state: 'detached' });

  await page.reload();
  await task.getByText('Diterima', { exact: true }).waitFor();
  for (const title of ['Pelajaran b', 'Pelajaran c']) {
    await page.getByRole('button', { name: /^Selesai, lanjut/ }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  }
  await page.getByRole('button', { name: /^Tandai selesai/ }).click();
  await page.waitForURL(`**/user/purchases/${slug}#sertifikat`);
  await page.getByRole('button', { name: 'Terbitkan sertifikat' }).click();
  await page.getByText('Atas nama').waitFor();
  await rm(folder, { recursive: true });
});

test('a quiz is answered and work handed in where nothing runs', async ({ app, browser, db }) => {
  const { lesson } = await makeAskingCourse(db, 'Kelas kuis tanpa skrip');
  const { page, close } = await withoutScripts({ browser, app });
  await signInAs({ context: page.context() }, BUYER, app.url);
  await page.goto(lesson('a'));
  await page.getByRole('button', { name: 'Buka pelajaran' }).click();
  await check(page, ['Pilihan b']);
  await page.waitForURL(`**${lesson('a')}?question=1#quiz`);
  await next(page);
  await check(page, []);
  await page.getByText('Pilih atau tulis jawaban dahulu.').first().waitFor();
  await check(page, ['Pilihan b', 'Pilihan c']);
  await next(page);
  await write(page, 'email');
  await page.getByRole('link', { name: 'Lihat hasil' }).click();
  await page.getByRole('heading', { name: 'Kuis lulus' }).waitFor();

  const task = page.getByRole('region', { name: 'Tugas' });
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  await task.getByLabel('Berkas', { exact: true }).setInputFiles({
    ...{ name: 'rak.gif', mimeType: 'image/gif', buffer: gif },
  });
  await task.getByRole('button', { name: 'Kumpulkan tugas' }).click();
  await page.waitForURL(`**${lesson('a')}#assignment`);
  await task.getByText('rak.gif').first().waitFor();
  await close();

  const desk = await withoutScripts({ browser, app });
  await signInAs({ context: desk.page.context() }, ADMIN, app.url);
  const review = await reviewAs(desk.page, 'Kelas kuis tanpa skrip', { button: 'Accept' });
  await review.save();
  await desk.page.waitForURL('**/admin/products/hand-ins');
  await desk.page.goto('/admin/products/hand-ins?state=reviewed');
  await desk.page
    .getByRole('region', { name: /^Kelas kuis tanpa skrip/ })
    .getByRole('listitem')
    .getByText('Accepted')
    .waitFor();
  await desk.close();
});

test('the owner writes a course with a quiz and a lesson that opens later, and publishes it', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  const { page } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/admin/products/one-time');
  await page.getByRole('link', { name: 'Add product' }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const first = 'modules[0].lessons[0]';
  const second = 'modules[0].lessons[1]';
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  await field('title').fill('Kelas dari formulir');
  await press('Add a module');
  await press('Add a lesson');
  await field(`${first}.title`).fill('Pembuka');
  await press('Add question');
  await field(`${first}.quiz.questions[0].text`).fill('Berapa dua tambah dua?');
  await field(`${first}.quiz.questions[0].options[0].text`).fill('Empat');
  await field(`${first}.quiz.questions[0].options[1].text`).fill('Lima');
  await press('Save draft');
  await page.getByText('Mark exactly one option as the right answer.').first().waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('switch', { name: 'Right' }).first().click();
  await page.getByRole('switch', { name: 'Must be passed to go on' }).click();
  await press('Add a lesson');
  await field(`${second}.title`).fill('Lanjutan');
  await field(`${second}.assignment.task`).fill('Kirim satu contoh.');
  await field(`${second}.opens_after_days`).fill('3');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('250000');
  await page.getByLabel('Short description').fill('Dua pelajaran.');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Satu kuis dan satu tugas.');
  await press('Publish');
  await page.getByText('One-time product created').first().waitFor();
  const stored = async () => {
    const { rows } = await db.pool.query(
      "select modules -> 0 -> 'lessons' as lessons from products where title = 'Kelas dari formulir'",
    );
    return rows[0]?.lessons;
  };
  await eventually(stored).toMatchObject([
    {
      title: 'Pembuka',
      quiz: {
        ...{ pass_percent: 80, is_required: true },
        questions: [
          { type: 'single', options: [{ text: 'Empat', is_correct: true }, { is_correct: false }] },
        ],
      },
    },
    { title: 'Lanjutan', quiz: null, assignment: { task: 'Kirim satu contoh.' }, opens_after_days: 3 },
  ]);
  const [{ quiz: written }] = await stored();
  expect(written.questions[0].id).not.toBe('');
  await page.goto('/product/kelas-dari-formulir');
  await page.getByText('Pelajaran dibuka bertahap selama 3 hari setelah pembelian.').waitFor();
});
