import { rupiah } from '#shared/money.ts';
import { expect, expectSoundInBothThemes, test } from '#tests/support/browser.ts';
import { giveCredit } from '#tests/support/people.ts';
import { BUYER, signInAs } from './sign-in.ts';

const looks = [
  { width: 360, theme: 'bright' },
  { width: 768, theme: 'dark' },
  { width: 1280, theme: 'dark' },
] as const;

test.for(looks)(
  '[PUB-031] unknown and forbidden addresses are designed pages, at $width px in $theme',
  async (look, { openVisitor }) => {
    const { page, complaints } = await openVisitor(look);
    expect((await page.goto('/tidak/ada'))?.status()).toBe(404);
    await expectSoundInBothThemes(page);
    await page.goto('/403');
    await expectSoundInBothThemes(page);
    // The browser reports the 404 of the document.
    complaints.length = 0;
  },
);

test.for(looks)(
  '[PORT-002, PORT-005] every place of the portal is sound, at $width px in $theme',
  async (look, { app, db, openVisitor }) => {
    const visitor = await openVisitor(look);
    // As much as one looks at in a narrow bar.
    const found = await db.pool.query<{ id: string }>('select id from users where email = $1', [BUYER]);
    for (const { id } of found.rows) await giveCredit(db, id, rupiah(987_654_321));
    await signInAs(visitor, BUYER, app.url);
    const { page } = visitor;
    await page.goto('/user');
    await page.waitForURL(/\/user\/marketplace/);
    const places = [
      'marketplace',
      'billing',
      'purchases',
      'overview',
      'subscriptions',
      'profile',
      'settings',
      'support',
    ];
    for (const place of places) {
      await page.goto(`/user/${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectSoundInBothThemes(page);
    }
  },
);

test('[PUB-059, PUB-060] the chosen theme is there before the first paint, and stays', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 1280, theme: 'bright' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Gelap' }).click();
  expect(await page.evaluate(() => localStorage.getItem('portal-theme'))).toBe('dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
