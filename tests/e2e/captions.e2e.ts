import { eventually, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { signInAs } from './sign-in.ts';

test('captions are corrected line by line, a wrong time says so at its line, and a learner reads them', async ({
  app,
  db,
  openVisitor,
}) => {
  const { rows } = await db.pool.query("select id from products where slug = 'kelas-prompt-pemilik-usaha'");
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  const { page } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto(`/admin/products/one-time/edit/${rows[0]?.id}`);
  for (const fold of [/^Susunan perintah/, /^Pembaca, bahan/]) {
    await page.locator('summary', { hasText: fold }).filter({ visible: true }).click();
  }
  await page.getByRole('button', { name: 'Edit captions' }).click();
  const editor = page.getByRole('dialog', { name: 'Video captions' });
  const line = (at: number) => editor.getByRole('listitem', { name: `Line ${at}`, exact: true });
  await line(1).getByLabel('Text').fill('<i>Halo</i> <script>');
  await editor.getByRole('button', { name: 'Add a line after line 1', exact: true }).click();
  await line(2).getByLabel('Text').fill('Baris baru');
  await line(2).getByLabel('End').fill('0:01');
  await expectSound(page);
  const use = editor.getByRole('button', { name: 'Use these captions' });
  await use.click();
  await line(2).getByText('The end time must be after the start time.').waitFor();
  await line(2).getByLabel('End').fill('0:05.5');
  await editor.getByRole('button', { name: 'Delete line 3', exact: true }).click();
  await use.click();
  await editor.waitFor({ state: 'detached' });
  const saved = page
    .getByRole('status')
    .filter({ hasText: 'All changes are saved.' })
    .filter({ visible: true });
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.waitForURL('**/admin/products/one-time');

  const learner = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(learner, 'user@arunika.example', app.url);
  await learner.page.goto('/user/purchases/kelas-prompt-pemilik-usaha/learn/empat-bagian');
  const shown = () =>
    learner.page.evaluate(() => {
      const track = document.querySelector('video')?.textTracks[0];
      const texts = [...(track?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''));
      return [track?.mode, ...texts.slice(0, 2)];
    });
  await eventually(shown).toEqual(['showing', '<i>Halo</i> &lt;script&gt;', 'Baris baru']);
  await learner.page.getByRole('button', { name: 'Putar video: Pembaca, bahan, bentuk, larangan' }).click();
  await learner.page.getByText('user@arunika.example').waitFor();
  await learner.page.getByRole('button', { name: 'jeda', exact: true }).press('Enter');
  await learner.page.getByRole('button', { name: 'putar', exact: true }).waitFor();
  await expectSoundInBothThemes(learner.page);
});
