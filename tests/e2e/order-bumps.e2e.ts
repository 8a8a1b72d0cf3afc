import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { chooseBank, fillBuyer, pay, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SOP = { slug: 'sop-ai-toko', title: 'SOP AI untuk toko: 24 prosedur siap cetak' };
const SCRIPTS = {
  english: 'Chat scripts: 60 replies that stay polite',
  slug: 'naskah-balas-chat-pelanggan',
  title: 'Naskah balas chat: 60 jawaban yang tetap sopan',
};
/** A template of the demo with the same offer. */
const TEMPLATE = 'kit-rekrut-karyawan';

test('[DECISIONS 54] the owner offers a product at the checkout of another; a visitor ticks it, pays both at once, and the desk counts it', async ({
  app,
  db,
  openVisitor,
}) => {
  const admin = await openVisitor(phone);
  await signInAs(admin, ADMIN, app.url);
  const desk = admin.page;
  await desk.goto('/admin/discounts/offers');
  await desk.getByText('At checkout of Kit rekrut karyawan untuk usaha kecil').waitFor();
  await desk.getByRole('button', { name: 'New offer' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New offer' });
  await dialog.getByRole('button', { name: 'Create offer' }).click();
  await dialog.getByText('Choose the product to offer.').waitFor();
  await dialog.getByLabel('Product to offer').selectOption({ label: SCRIPTS.title });
  await dialog.getByLabel('Offered to buyers of').selectOption({ label: SOP.title });
  await dialog.getByLabel('Offer price').fill('39000');
  await dialog.getByLabel('Line in Indonesian').fill('Sekalian jawab pelanggan Anda.');
  await dialog.getByLabel('Line in English').fill('Answer your customers, too.');
  await expectSoundInBothThemes(desk);
  await dialog.getByRole('button', { name: 'Create offer' }).click();
  await desk.getByText(`At checkout of ${SOP.title}`).waitFor();

  const { page } = await openVisitor(phone);
  await page.goto(`/checkout/${SOP.slug}`);
  const tick = page.getByRole('checkbox', { name: SCRIPTS.title });
  expect(await tick.isChecked()).toBe(false);
  await page.getByText('Sekalian jawab pelanggan Anda.').waitFor();
  await pay(page).filter({ hasText: 'Rp 149.000' }).waitFor();
  await tick.check();
  await pay(page).filter({ hasText: 'Rp 188.000' }).waitFor();
  await page.getByRole('complementary', { name: 'Rincian' }).getByText('Rp 188.000').waitFor();
  await expectSoundInBothThemes(page);
  await tick.uncheck();
  await pay(page).filter({ hasText: 'Rp 149.000' }).waitFor();
  await tick.check();
  await fillBuyer(page, 'sekalian@contoh.example');
  await pay(page).click();
  await page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  // Back from the code, what was typed and ticked is there.
  await page.goBack();
  await pay(page).filter({ hasText: 'Rp 188.000' }).waitFor();
  expect(await tick.isChecked()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('sekalian@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(/\/user\/purchases|\/purchase\//);
  await eventually(async () => {
    const { rows } = await db.pool.query(
      'select i.slug, i.bump_bigint::int as off from order_items i where i.order_id = (select order_id from order_items where bump_id is not null) order by 1',
    );
    return rows;
  }).toEqual([
    { slug: SCRIPTS.slug, off: 1_000_000 },
    { slug: SOP.slug, off: 0 },
  ]);

  await desk.goto('/admin/discounts/offers?state=live');
  await eventually(async () => {
    await desk.reload();
    return desk.getByText('Rp 39.000').count();
  }).toBeGreaterThan(0);
  await expectSoundInBothThemes(desk);
  await desk
    .getByRole('button', { name: new RegExp(SCRIPTS.title) })
    .first()
    .click();
  await desk.getByRole('menuitem', { name: 'End' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await desk.getByText('Offer ended').waitFor();
  // Who has bought it would be led to it.
  const { page: next } = await openVisitor(phone);
  await next.goto(`/checkout/${SOP.slug}`);
  await pay(next).waitFor();
  expect(await next.getByRole('checkbox', { name: SCRIPTS.title }).count()).toBe(0);
});

test('[DECISIONS 54] without scripts a tick is paid with the rest, and stays when a field is wrong', async ({
  app,
  browser,
  db,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  await page.goto(`/en/checkout/${TEMPLATE}`);
  await page.getByText('What is ticked is paid together with this order.').waitFor();
  await page.getByRole('checkbox', { name: SCRIPTS.english }).check();
  const button = page.getByRole('button', { name: /^Confirm and pay Rp/ });
  await page.getByRole('textbox', { name: 'Email' }).fill('bukan-alamat');
  await page.getByLabel('Name', { exact: true }).fill('Rina');
  await button.click();
  expect(await page.getByRole('checkbox', { name: SCRIPTS.english }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Email' }).fill('tanpa-skrip@contoh.example');
  await button.click();
  await page.getByText('Rp 228.000').first().waitFor();
  const { rows } = await db.pool.query('select total_bigint::int as total from purchase_intents');
  expect(rows).toEqual(expect.arrayContaining([{ total: 22_800_000 }]));
  await close();
});
