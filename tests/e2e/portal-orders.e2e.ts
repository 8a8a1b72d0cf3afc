import {
  eventually,
  expect,
  expectSoundInBothThemes,
  holdsFocus,
  test,
} from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

test('[PORT-008, PORT-013, PORT-060] a buyer looks around by keyboard, opens an order, prints its invoice and asks the money back', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/overview');
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  expect(await page.getByRole('region', { name: 'Aktivitas Terbaru' }).getByRole('listitem').count()).toBe(5);

  // At rest the page has fetched the scripts of those in reach, and of what is pointed at; nobody's data.
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /(\w+)[-.][^/]*$/.exec(name)?.[1] ?? []),
    );
  await eventually(fetched).toEqual(expect.arrayContaining(['billing', 'purchases', 'marketplace']));
  expect(await fetched()).not.toContain('profile');
  await page.getByRole('link', { name: 'Profil', exact: true }).hover();
  await eventually(fetched).toContain('profile');

  // In English, where every path is below `/en`, too.
  await page.goto('/en/user/overview');
  await eventually(fetched).toEqual(expect.arrayContaining(['billing', 'purchases', 'marketplace']));
  await page.goto('/user/overview');

  // A page that is slow to come: the press is answered at once, and the page stays.
  const slow = Promise.withResolvers<void>();
  await page.route('**/user/subscriptions.data*', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Langganan', exact: true }).click();
  const line = page.locator('[data-slot="navigation-line"]');
  await line.waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  slow.resolve();
  await page.getByRole('heading', { name: 'Langganan', level: 1 }).waitFor();
  await line.waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await holdsFocus(page.getByRole('dialog', { name: 'Cari halaman atau produk' }));
  await page.keyboard.type('asisten');
  await page
    .getByRole('option', { name: /Asisten balas chat/ })
    .first()
    .waitFor();
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('bill');
  await page.getByRole('option', { name: 'Saldo', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\/billing$/);

  await page.getByRole('combobox', { name: 'Jenis', exact: true }).selectOption('purchase');
  // The address changes before the list.
  const csv = page.getByRole('link', { name: 'Unduh CSV' });
  await eventually(() => csv.getAttribute('href')).toContain('type=purchase');
  const download = page.waitForEvent('download');
  await csv.click();
  expect((await download).suggestedFilename()).toBe('transaksi-purchase.csv');
  await page
    .getByRole('link', { name: /^Pesanan #/ })
    .first()
    .click();
  await page.getByText(/^#\w{8}, /).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const invoice = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh invoice' }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^INV-20\d\d-0000\d\d\.pdf$/);

  await page.getByRole('link', { name: 'Minta pengembalian dana' }).click();
  const question = page.getByRole('dialog', { name: 'Minta pengembalian dana' });
  await question.getByLabel('Alasan').fill('Salah');
  await question.getByRole('button', { name: 'Kirim pengajuan' }).click();
  await question.getByText('Ceritakan alasannya, minimal 10 huruf.').waitFor();
  await question.getByLabel('Alasan').fill('Materinya untuk usaha lain.');
  await question.getByRole('button', { name: 'Kirim pengajuan' }).click();
  await page.getByText('Sedang kami periksa').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Batalkan pengajuan' }).click();
  await page.getByText('Anda batalkan').waitFor();
  await page.getByRole('button', { name: 'Kirim ulang bukti pembelian' }).click();
  await page.getByText(`Bukti pembelian dikirim ke ${BUYER}`).waitFor();

  await page.getByRole('link', { name: 'Buka Bantuan' }).click();
  const chat = page.getByRole('link', { name: 'Chat via WhatsApp' });
  await eventually(async () => decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(
    new RegExp(`Email: ${BUYER}\\nUser ID: [0-9a-f-]{36}\\nNomor pesanan: [0-9a-f-]{36}$`),
  );
});
