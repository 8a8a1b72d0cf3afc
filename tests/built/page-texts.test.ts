import { communityCopy } from '#messages/service-pages/freebies.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { textOf } from '#tests/support/page.tsx';

const read = async (url: string, path: string) => (await fetch(url + path)).text();

/** The element with this name, up to its end; it holds no other of its kind. */
function named(html: string, tag: string, name: string): string {
  const found = new RegExp(`<${tag}\\b[^>]*aria-label="${name}[^"]*".*?</${tag}>`, 's').exec(html)?.[0];
  if (found === undefined) throw new Error(`no ${tag} is named ${name}`);
  return found;
}

test('[PUB-005, PUB-006, PUB-019, PUB-095] the package of the consultation, its price and its payment step are there', async ({
  app,
}) => {
  const slip = textOf(named(await read(app.url, '/consultation'), 'aside', 'Pembayaran'));
  for (const part of [
    'Konsultasi AI 1-on-1',
    'Pertemuan 90 menit',
    'Pertemuan lanjutan dalam 2 minggu',
    'Rp 500.000',
    'Bayar dengan saldo',
    'Diskusi via WhatsApp',
  ]) {
    expect(slip).toContain(part);
  }
});

test('[PUB-009, PUB-010, PUB-011, PUB-012, PUB-021, PUB-096] the setup package says its price and what is in it', async ({
  app,
}) => {
  const html = await read(app.url, '/saas-setup');
  const nota = named(html, 'aside', 'Nota Paket Setup SaaS');
  const text = textOf(nota);
  expect(text).toMatch(/Setup.*mulai dari Rp 10\.000\.000/);
  expect(text).toMatch(/Rp 5\.000\.000 ?Rp 2\.500\.000 ?\/ bulan/);
  expect(/<s\b.*?<\/s>/.exec(nota)?.[0]).toContain('Rp\u00a05.000.000');
  expect(text).toMatch(/Cashback bulan pertama ?−Rp 500\.000/);
  expect(text).toMatch(/Total setup dan bulan pertama ?(?:mulai dari )?Rp 12\.000\.000/);
  const headings = [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) => textOf(inner));
  const wanted = ['Dua bagian', 'Minggu demi minggu', 'Cocok bila', 'Sebelum Anda menulis'];
  for (const name of wanted) expect(headings.join('\n')).toContain(name);
  for (const part of ['Setengah hari di tempat Anda', 'Pelatihan bagi pemakainya', 'Perbaikan bila macet'])
    expect(textOf(html)).toContain(part);
  expect(html).toMatch(/<button\b[^>]*>(?:(?!<\/button>).)*Lanjutkan lewat WhatsApp/s);
});

test('[PUB-023, PUB-092, PUB-093, PUB-094] freebies have a hero, a shelf and a community', async ({
  app,
}) => {
  const html = await read(app.url, '/freebies');
  expect(html).toMatch(/<h1\b[^>]*>[^<]*Ambil alatnya gratis/);
  expect(textOf(html)).toMatch(/Bertanya kepada.*500\+.*anggota.*24\/7.*diskusi.*setiap minggu/);
  for (const { title } of communityCopy.benefits) expect(textOf(html)).toContain(title);
  expect(communityCopy.benefits).toHaveLength(6);
  expect(html).toMatch(/<a\b[^>]*>(?:(?!<\/a>).)*Gabung komunitas/s);
});

test('[PUB-050, PUB-051, PUB-052, PUB-053, PUB-054, PUB-055] the footer has its five columns, contact, social links and copyright', async ({
  app,
}) => {
  const footer = /<footer\b.*<\/footer>/s.exec(await read(app.url, '/contact'))?.[0] ?? '';
  const headings = [...footer.matchAll(/<h\d\b[^>]*>(.*?)<\/h\d>/gs)].map(([, inner = '']) => textOf(inner));
  expect(headings).toEqual(['Layanan', 'Sumber daya', 'Belajar', 'Perusahaan', 'Kontak']);
  const hrefs = [...footer.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'mailto:halo@arunika.example',
      'https://wa.me/6281200000000',
      'https://www.instagram.com/arunika.example',
      'https://www.linkedin.com/company/arunika-example',
      'https://www.youtube.com/@arunika-example',
      '/privacy',
      '/terms',
      '/contact',
      '/saas-setup',
      '/ai-agent',
    ]),
  );
  expect(textOf(footer)).toContain('Indonesia');
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} Arunika`);
});
