import { expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { PublicShell } from './public-shell.tsx';

test('[PUB-047, PUB-048] the bar of the shop, where the public one is hidden, keeps the menus of the site', () => {
  const html = htmlOf(<PublicShell>Isi</PublicShell>, '/marketplace');
  expect(textOf(html)).toMatch(/Beranda.*Layanan.*Tentang Saya.*Blog/);
  expect(html).toContain('aria-label="Utama"');
  expect(html).toContain('aria-label="Buka menu"');
});
