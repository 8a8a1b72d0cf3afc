import { eventually, expect, test } from '#tests/support/machine/browser.ts';

const PHONE = { width: 360, theme: 'bright' } as const;

test('on a phone Back closes a sheet and stays on the page; Forward, reload and the links inside do no harm', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(PHONE);
  await page.goto('/blog');
  await page.goto('/');
  const sheet = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await sheet.waitFor();
  };
  await open();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goForward();
  expect(await sheet.count()).toBe(0);
  await open();
  await page.reload();
  await open();

  // The page that a link leads to takes the place of the sheet in the history.
  await sheet.getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL(/\/blog$/);
  await sheet.waitFor({ state: 'detached' });
  await page.goBack();
  // The address is there before the page, whose coming would close what is opened on the one before.
  await page
    .getByRole('heading', { level: 1, name: 'Yang berulang, selesai sebelum toko Anda buka.' })
    .waitFor();

  // One that was closed by its button is no step any more: Back leaves the page.
  await open();
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toBe('/blog');
});
