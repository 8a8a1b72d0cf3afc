import { expect, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, payAtGateway } from './guest.ts';
import { BUYER, signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';
/** A template with files, Rp 49.000 or so: the code takes a fifth. */
const FILES = 'naskah-balas-chat-pelanggan';

test('an owner makes a code, a visitor opens its link, hears its condition and buys with it, and the desk counts it', async ({
  app,
  openVisitor,
}) => {
  const owner = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(owner, ADMIN, app.url);
  const desk = owner.page;
  await desk.goto('/admin/discounts');
  await desk.getByRole('link', { name: 'New discount' }).click();
  const form = desk.getByRole('form', { name: 'New discount' });
  await form.getByLabel('Title, seen by buyers').fill('Kenalan');
  await form.getByLabel('Code', { exact: true }).fill('kenalan20');
  await form.getByLabel('Percent off').fill('20');
  await form.getByText('More conditions').click();
  await form.getByLabel('For a first purchase only').check();
  await form
    .getByText('20% off all one-time products, with the code KENALAN20, on a first purchase.')
    .waitFor();
  const ends = form.getByLabel('Ends (WIB)');
  await ends.fill('31/12/2030 9.30');
  await ends.blur();
  expect(await ends.inputValue()).toBe('31 Dec 2030, 09:30');
  await form.getByRole('button', { name: 'Choose a date' }).last().click();
  await desk.getByRole('button', { name: /31 December 2030/ }).waitFor();
  await expectSoundInBothThemes(desk);
  await desk.keyboard.press('ArrowLeft');
  await desk.keyboard.press('Enter');
  await form.getByText(/until 30 Dec 2030 09:30 WIB/).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await desk.waitForURL((url) => url.pathname === '/admin/discounts');
  const row = desk.getByRole('row', { name: /Kenalan/ });
  await row
    .getByRole('button', { name: /Kenalan/ })
    .last()
    .click();
  await desk.getByRole('menuitem', { name: 'Link and QR code' }).click();
  const link = desk.getByRole('dialog', { name: 'Code KENALAN20' });
  const address = (await link.getByText(/\?code=KENALAN20$/).textContent()) ?? '';
  await link.getByRole('img', { name: 'Link and QR code' }).waitFor();
  await expectSoundInBothThemes(desk);
  await desk.keyboard.press('Escape');

  const { page } = await openVisitor({ width: 360, theme: 'bright' });
  await page.goto(new URL(address).pathname + new URL(address).search);
  await page.goto(`/checkout/${FILES}`);
  await page.getByText(/Kode KENALAN20/).waitFor();
  await page.getByText(/Untuk pembelian pertama/).waitFor();
  await fillBuyer(page, 'kenalan@contoh.example');
  await chooseBank(page);
  await expectSoundInBothThemes(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${FILES}`));

  await desk.goto('/admin/discounts?search=KENALAN20');
  expect(await row.textContent()).toMatch(/Kenalan.*KENALAN20.*20%.*Live.*1.*Rp/);
  await desk.getByLabel('Select Kenalan').check();
  await desk.getByRole('toolbar').getByRole('button', { name: 'End' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await row.getByText('Ended').filter({ visible: true }).first().waitFor();
  await desk.getByLabel('Select Kenalan').check();
  await desk.getByRole('toolbar').getByRole('button', { name: 'Restart' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await row.getByText('Live').filter({ visible: true }).first().waitFor();
});

test('whoever is about to cancel is made one offer, and takes it with one press', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query(`
    insert into discounts (title, is_automatic, is_retention, percent, periods, targets)
    values ('Tetap bersama kami', false, true, 50, 2, '{subscriptions}')`);
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/subscriptions');
  const cancel = page.getByRole('link', { name: 'Batalkan' }).first();
  await cancel.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Sebelum Anda pergi').waitFor();
  await expectSoundInBothThemes(page);
  await sheet.getByRole('button', { name: /^Lanjut dengan Rp/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(/Tetap bersama kami: hemat Rp.*tersisa 2 periode/).waitFor();
  await expectSound(page);
  await cancel.click();
  await sheet.getByRole('button', { name: 'Batalkan langganan' }).waitFor();
  expect(await sheet.getByText('Sebelum Anda pergi').count()).toBe(0);
});
