import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { signInAs } from './sign-in.ts';

test('[ACB-006, AERR-022, AERR-023] sections are added and removed, and what is left is saved', async ({
  app,
  db,
  openVisitor,
}) => {
  const { id } = await makeProduct(db, { title: 'Kelas Stok' });
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, 'admin@arunika.example', app.url);
  const { page } = visitor;
  const titles = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();
  await page.goto(`/admin/products/one-time/edit/${id}?tab=content`);
  const choices = page.getByRole('region', { name: 'Add a section' });
  await choices.getByRole('button', { name: 'Benefits' }).click();
  await told(page, 'Section Added', 'Benefits');
  await choices.getByRole('button', { name: 'Media' }).click();
  await eventually(titles).toEqual([expect.stringContaining('Benefits'), expect.stringContaining('Media')]);
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Delete Benefits' }).click();
  await told(page, 'Section Removed', 'Benefits');
  await eventually(titles).toEqual([expect.stringContaining('Media')]);
  await page.getByRole('button', { name: 'Save content' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'All changes are saved.' })
    .filter({ visible: true })
    .waitFor();
  await page.reload();
  await eventually(titles).toEqual([expect.stringContaining('Media')]);
});
