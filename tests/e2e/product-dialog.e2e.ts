import { expect, expectSound, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { BUYER, signInAs } from './sign-in.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const media = [
  { type: 'video', url: '/favicon.svg', alt: null, sort_order: 0 },
  { type: 'image', url: '/motifs/corner.svg', alt: 'Halaman pertama', sort_order: 1 },
  { type: 'image', url: '/icons/apple-touch-icon.png', alt: 'Halaman kedua', sort_order: 2 },
];

test('[MKT-002, MKT-006, MKT-016, MKT-017, MKT-018, MKT-019, MKT-020, MKT-021, MKT-022, MKT-023, MKT-024, MKT-025, ERR-065] the dialog of a product says everything and shows its pictures and videos', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query("update products set media_gallery = $1 where slug = 'sop-ai-toko'", [
    JSON.stringify(media),
  ]);
  const secret = 'bahan-khusus-pemilik-7431';
  const section = { id: 's', type: 'modules', title: 'Materi', content: secret, access: 'owner', order: 1 };
  await db.pool.query("update products set content_metadata = $1 where slug = 'sop-ai-toko'", [
    JSON.stringify({ sections: [section] }),
  ]);
  const visitor = await openVisitor(desktop);
  for (const path of ['/product/sop-ai-toko', '/product/sop-ai-toko.data', '/api/products/sop-ai-toko']) {
    const answer = await visitor.context.request.get(path);
    expect([path, answer.status(), (await answer.text()).includes(secret)]).toEqual([path, 200, false]);
  }
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/marketplace?search=sop');
  await page.getByRole('link', { name: 'SOP AI untuk toko: 24 prosedur siap cetak' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'SOP AI untuk toko: 24 prosedur siap cetak' });
  await dialog.getByRole('button', { name: 'Beli', exact: true }).waitFor();
  const words = (await dialog.textContent()) ?? '';
  expect(words).toMatch(/UnggulanTemplateToko.*Dari buka toko.*24 lembar SOP/);
  expect(words).toMatch(/JenisTemplateStatusAktifTanggal rilis3 Nov 2026.*Di banyak toko/);
  expect(words).toMatch(/Rp\u00a0149\.000.*Rp\u00a0249\.000.*Hemat Rp\u00a0100\.000/);
  await expectSound(page);
  await page.goto('/en/user/marketplace?detail=sop-ai-toko');
  const english = page.getByRole('dialog');
  await english.getByRole('button', { name: 'Purchase' }).waitFor();
  expect(await english.textContent()).toMatch(
    /FeaturedTemplateShops.*TypeTemplateStatusActiveLaunch Date3 Nov 2026.*Save Rp\u00a0100\.000/,
  );
  await page.goto('/user/marketplace?search=sop&detail=sop-ai-toko');
  await dialog.getByRole('button', { name: 'Beli', exact: true }).waitFor();
  // On a phone the picture stands above the name, never over it, and nothing is wider than the sheet.
  await page.setViewportSize({ width: 360, height: 780 });
  await dialog.getByRole('heading', { level: 2 }).first().click({ trial: true });
  const sheet = dialog.locator('[tabindex="0"]').first();
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await dialog.getByRole('button', { name: 'Buka galeri, 3 media' }).click();
  const gallery = page.getByRole('dialog', { name: /^Galeri/ });
  await gallery.getByText('1 / 3').waitFor();
  await gallery.getByRole('img', { name: 'Halaman pertama' }).waitFor();
  await holdsFocus(gallery);
  await page.keyboard.press('ArrowRight');
  await gallery.getByRole('img', { name: 'Halaman kedua' }).waitFor();
  await gallery.getByRole('button', { name: 'Berikutnya' }).click();
  await gallery.getByText('3 / 3').waitFor();
  const video = gallery.locator('video');
  expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.autoplay])).toEqual([
    true,
    true,
  ]);
  await gallery.getByRole('button', { name: 'Berikutnya' }).click();
  await gallery.getByText('1 / 3').waitFor();
  await gallery.getByRole('button', { name: 'Sebelumnya' }).click();
  await gallery.getByText('3 / 3').waitFor();
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });

  await page.goto('/user/marketplace?detail=foto-produk-satu-sore');
  const owned = page.getByRole('dialog');
  await owned.getByRole('link', { name: 'Lihat di Pembelian' }).click();
  await page.waitForURL(/\/user\/purchases$/);
  await page.goto('/user/marketplace?detail=tidak-ada');
  await told(page, 'Produk tidak ditemukan');
  await page.waitForURL(/\/user\/marketplace$/);
});
