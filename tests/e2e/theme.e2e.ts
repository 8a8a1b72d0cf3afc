import { expect, test } from '#tests/support/machine/browser.ts';

test('[PUB-059, PUB-060] the chosen theme is there before the first paint, and stays', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 1280, theme: 'bright' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Gelap' }).click();
  expect(await page.evaluate(() => localStorage.getItem('portal-theme'))).toBe('dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
