import { eventually, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { BUYER, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const LESSON = '/user/purchases/kelas-prompt-pemilik-usaha/learn/empat-bagian';
const QUESTION = 'Apakah urutannya boleh dibalik?\nLarangan dahulu?';

test('a learner asks under a lesson on a telephone, the owner answers on the desk, and it stands under the lesson', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto(LESSON);
  const asked = page.getByRole('region', { name: 'Tanya jawab' });
  await asked.getByText('Boleh dipilih, asal Anda yang memilih').waitFor();
  const field = asked.getByLabel('Tanyakan tentang pelajaran ini');
  await field.fill(QUESTION);
  await asked.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await asked.getByText('Menunggu jawaban').waitFor();
  await asked.getByText('Larangan dahulu?').waitFor();
  await expectSoundInBothThemes(page);

  const staff = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(staff, ADMIN, app.url);
  await staff.page.goto('/admin');
  await staff.page.getByRole('link', { name: /unanswered lesson questions/ }).click();
  await staff.page.waitForURL('**/admin/products/questions?state=waiting');
  const row = staff.page.getByRole('listitem').filter({ hasText: 'Larangan dahulu?' });
  await row.getByText(/^Answer /).click();
  await row.getByLabel('Answer', { exact: true }).fill('Boleh. Yang penting keempatnya ada.');
  await row.getByLabel('Show to all learners').check();
  await expectSoundInBothThemes(staff.page);
  await row.getByRole('button', { name: 'Send answer' }).click();
  await row.waitFor({ state: 'detached' });
  await staff.page.getByRole('link', { name: 'Answered' }).click();
  await row.getByText('Shown to all learners').waitFor();
  await row.getByText('Change the answer').press('Enter');
  await expectSoundInBothThemes(staff.page);

  await page.reload();
  await asked.getByText('Boleh. Yang penting keempatnya ada.').waitFor();
});

test('questions are asked and answered where nothing runs', async ({ app, browser }) => {
  const { page, close } = await withoutScripts({ browser, app });
  await signInAs({ context: page.context() }, BUYER, app.url);
  await page.goto(LESSON);
  await page.getByLabel('Tanyakan tentang pelajaran ini').fill('   ');
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Tanyakan tentang pelajaran ini').fill('Tanpa skrip juga bisa?');
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await page.waitForURL(`**${LESSON}#questions`);
  await page.getByText('Tanpa skrip juga bisa?').waitFor();
  await close();

  const desk = await withoutScripts({ browser, app });
  await signInAs({ context: desk.page.context() }, ADMIN, app.url);
  await desk.page.goto('/admin/products/questions?state=waiting');
  const row = desk.page.getByRole('listitem').filter({ hasText: 'Tanpa skrip juga bisa?' });
  await row.getByText(/^Answer /).click();
  await row.getByLabel('Answer', { exact: true }).fill('Bisa.');
  await row.getByRole('button', { name: 'Send answer' }).click();
  await desk.page.waitForURL('**/admin/products/questions');
  await desk.page.getByText('Only for the person who asked').waitFor();
  await desk.close();
});

test('notes of a lesson are kept while they are written, and where nothing runs by their button', async ({
  app,
  browser,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto(LESSON);
  const note = page.getByLabel('Catatan Anda');
  await note.fill('Coba besok:\n- tempel utuh');
  await page.getByText('Tersimpan', { exact: true }).waitFor();
  await expectSoundInBothThemes(page);
  // Left before the pause: what was typed last is not lost.
  await note.fill('Sampai di sini');
  await page.getByRole('link', { name: /^Berikutnya/ }).click();
  await page.getByRole('heading', { name: 'Tugas: memperbaiki satu perintah lama', level: 1 }).waitFor();
  await eventually(() => page.getByLabel('Catatan Anda').inputValue()).toBe('');
  await page.goto(LESSON);
  await eventually(() => note.inputValue()).toBe('Sampai di sini');

  const still = await withoutScripts({ browser, app });
  await signInAs({ context: still.page.context() }, BUYER, app.url);
  await still.page.goto(LESSON);
  await still.page.getByLabel('Catatan Anda').fill('Tanpa skrip\nbaris dua');
  await still.page.getByRole('button', { name: 'Simpan catatan' }).click();
  await still.page.waitForURL(`**${LESSON}#note`);
  await eventually(() => still.page.getByLabel('Catatan Anda').inputValue()).toBe('Tanpa skrip\nbaris dua');
  await still.close();
});
