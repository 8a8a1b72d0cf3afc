import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN, signInAs } from './sign-in.ts';

const SLUG = 'kit-rekrut-karyawan';
const TITLE = 'Hiring kit, typed by its owner';

test('[DECISIONS 73] the owner turns a form to English once, writes it there, and visitors read it', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  const { rows } = await db.pool.query<{ id: string; title: string }>(
    'select id, title from products where slug = $1',
    [SLUG],
  );
  const [{ id, title } = { id: '', title: '' }] = rows;
  await page.goto(`/admin/products/one-time/edit/${id}`);
  const indonesian = page.getByLabel('Title', { exact: true });
  expect(await indonesian.inputValue()).toBe(title);
  await page.getByRole('button', { name: /^English/ }).click();
  const english = page.getByLabel('Title, in English', { exact: true });
  await eventually(() => english.inputValue()).not.toBe('');
  await expectSoundInBothThemes(page);
  await english.fill(TITLE);
  await english.press('Tab');
  await page.getByText('English saved.').waitFor();
  await page.getByRole('button', { name: 'Indonesian', exact: true }).click();
  expect(await indonesian.inputValue()).toBe(title);
  // Nothing of the form was changed, so nothing is asked on the way out.
  await page.goto(`/en/product/${SLUG}`);
  await eventually(async () => {
    await page.reload();
    return page.getByRole('heading', { level: 1 }).textContent();
  }).toBe(TITLE);
  await page.goto(`/product/${SLUG}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
});
