import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN, signInAs } from './sign-in.ts';

test('an admin makes a key on a phone, a program reads orders with it and nothing else, and is shut out when it is revoked', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  const ask = async (path: string, key: string) => {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${key}` } });
    return { status: answer.status, body: await answer.json() };
  };

  await page.goto('/admin/tools/programs');
  await page.getByText('No keys yet').waitFor();
  await page.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create key' });
  await form.getByLabel('Program name').fill('n8n at the office');
  await form.getByRole('button', { name: 'Create key' }).click();
  await form.getByText('Choose at least one scope.').waitFor();
  await expectSoundInBothThemes(page);
  expect(await form.getByLabel('Program name').inputValue()).toBe('n8n at the office');
  await form.getByLabel('Read orders').check();
  await form.getByRole('button', { name: 'Create key' }).click();
  await form.waitFor({ state: 'detached' });
  const shown = page.getByRole('status').filter({ hasText: 'Copy it now.' });
  const key = await shown.locator('code').innerText();
  const row = page.getByRole('region', { name: 'API keys' }).getByRole('listitem');
  await row.getByText(`ends with ${key.slice(-4)}`, { exact: false }).waitFor();
  await row.getByText('Never used', { exact: false }).waitFor();
  await expectSoundInBothThemes(page);

  const orders = await ask('/api/admin/orders', key);
  expect(orders).toMatchObject({ status: 200, body: { orders: expect.any(Array) } });
  expect(await ask('/api/admin/content/leads', key)).toMatchObject({ status: 403 });
  await page.reload();
  await row.getByText('Active', { exact: true }).waitFor();
  expect(await page.content()).not.toContain(key);
  expect(await row.getByText('Never used', { exact: false }).count()).toBe(0);

  await row.getByRole('button', { name: 'Revoke: n8n at the office' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke the key n8n at the office?' });
  await expectSoundInBothThemes(page);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await question.waitFor({ state: 'detached' });
  await row.getByText('Revoked', { exact: true }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await ask('/api/admin/orders', key)).toMatchObject({ status: 401 });
  await expectSoundInBothThemes(page);
});
