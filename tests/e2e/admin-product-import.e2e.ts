import { expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { signInAs } from './sign-in.ts';

test('an import names the line of each mistake and writes nothing, then takes the corrected file once', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, 'admin@arunika.example', app.url);
  const { page } = visitor;
  await page.goto('/admin/products/one-time');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products from CSV' });
  const choose = (rows: string) =>
    dialog.getByLabel('CSV file').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`title,type,price\n${rows}`),
    });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByText('Choose a file first.').waitFor();
  await choose('Impor satu,template,25000\nImpor dua,template,');
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByText('1 row has a mistake.').waitFor();
  await dialog.getByText('Row 3').waitFor();
  await expectSound(page);
  await choose('Impor satu,template,25000\nImpor dua,template,30000');
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByText('2 products added, 0 changed').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const { rows } = await db.pool.query("select count(*)::int from products where title like 'Impor %'");
  expect(rows).toEqual([{ count: 2 }]);
});
