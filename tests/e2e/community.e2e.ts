import { expect, expectSound, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { BUYER, NEW_BUYER, signInHere } from './sign-in.ts';

test('[PUB-093] the page that everybody gets holds no link to the group, nor who is looking', async ({
  app,
}) => {
  const signedIn = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email: BUYER, password: 'demo-arunika' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const pages = [
    await fetch(`${app.url}/freebies`),
    await fetch(`${app.url}/freebies`, { headers: { cookie } }),
  ];
  const [forAll = '', forBuyer] = await Promise.all(pages.map((answer) => answer.text()));
  expect(forBuyer).toBe(forAll);
  expect(forAll).not.toMatch(/chat\.whatsapp\.com|arunika-contoh|Buka grup WhatsApp/);
  expect(forAll).toContain('Gabung komunitas');
});

test('[PUB-093, FORM-012, SEC-006] joining: sign in, the form, and the group is open, without another visit', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor({ width: 1280, theme: 'bright' });
  await context.route('https://chat.whatsapp.com/**', (route) => route.fulfill({ body: 'grup' }));
  await page.goto('/freebies');
  await page.getByRole('link', { name: 'Gabung komunitas' }).click();
  await signInHere(page, NEW_BUYER);
  const form = page.getByRole('dialog', { name: 'Gabung komunitas' });
  await form.waitFor();
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await expectSound(page);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Gabung komunitas' }).click();
  await form.getByLabel('Nama lengkap').fill('Baru Membuka Toko');
  await form.getByLabel('Email').fill(NEW_BUYER);
  await form.getByLabel('Nomor WhatsApp').fill('081234567890');
  await form.getByLabel('Nama usaha').fill('Toko Baru');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Gabung sekarang' }).click();
  await page.getByText('Selamat datang di komunitas!').waitFor();
  const group = page.getByRole('link', { name: 'Buka grup WhatsApp' });
  await group.waitFor();
  await holdsFocus(page.locator('#komunitas'));
  await expectSound(page);
  const opening = context.waitForEvent('page');
  await group.press('Enter');
  await (await opening).waitForURL('https://chat.whatsapp.com/arunika-contoh');
  await page.goto('/freebies?form=join_community');
  await group.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
