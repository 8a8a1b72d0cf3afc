import { expect, test } from '#tests/support/machine/built-app.ts';

test('[PUB-018, PUB-019, PUB-020, PUB-021, PUB-022, PUB-023, PUB-024, PUB-025, PUB-026, PUB-028] every address that the shell names is a page of its own', async ({
  app,
}) => {
  const paths = [
    '/',
    '/marketplace',
    '/consultation',
    '/mentorship',
    '/saas-setup',
    '/ai-agent',
    '/freebies',
    '/portfolio',
    '/blog',
    '/privacy',
    '/terms',
    '/contact',
  ];
  const titles = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(app.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      const html = await answer.text();
      expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      expect(html).toContain(`<link rel="canonical" href="${app.url}${path}"/>`);
      expect(html).toMatch(/<meta name="description" content=".{50,200}"\/>/);
      return /<title>(.*?)<\/title>/.exec(html)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(paths.length);
});

test('[PUB-001, PUB-002, PUB-003, PUB-004, PUB-005, PUB-006, PUB-007, PUB-008, PUB-013, PUB-014, PUB-015] the landing page says what is sold, to whom and at what price, without any script', async ({
  app,
}) => {
  const html = await (await fetch(app.url)).text();
  expect(html).toMatch(/<html lang="id"/);
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const parts = [
    'Balas chat, cocokkan stok, rekap penjualan: saya bantu serahkan kepada AI',
    'AI Business Marketplace mulai Rp 49.000',
    '1-on-1 AI Consultation Rp 500.000 / paket',
    'Pertemuan 90 menit membedah satu masalah, lalu pertemuan lanjutan dalam 2 minggu',
    'AI Business Mentorship mulai Rp 3.000.000 / bulan',
    'Ada cashback bila kita sepakat berjalan bersama',
    'Pendaftar dipilih, yang lebih dulu didahulukan. Anda dihubungi lewat WhatsApp dalam 24 jam.',
    '50+',
    '240%',
    '24/7',
  ];
  for (const part of parts) expect(text).toContain(part);
  // The three parts of the product are one step away.
  for (const href of ['/marketplace', '/user/marketplace', '/consultation'])
    expect(html).toContain(`href="${href}"`);
});

test('[PUB-067] the consultant, the business and the questions are told to machines, too', async ({
  app,
}) => {
  const html = await (await fetch(app.url)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  const byType = new Map(data.map((thing) => [thing['@type'], thing]));
  expect(byType.get('Person')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Laras Wening',
    jobTitle: 'Konsultan AI untuk pemilik usaha',
    worksFor: { '@id': `${app.url}/#organization` },
  });
  expect(byType.get('Organization')).toMatchObject({ '@id': `${app.url}/#organization`, name: 'Arunika' });
  expect(byType.get('FAQPage')?.mainEntity).toHaveLength(8);
});

test('[PUB-024, PUB-025] the texts promise what is kept: the refund rule, and no period that nothing enforces', async ({
  app,
}) => {
  const read = async (path: string) => (await (await fetch(app.url + path)).text()).replace(/<[^>]+>/g, ' ');
  const terms = await read('/terms');
  for (const rule of ['7 hari sejak pembelian', '20%', 'bukan uang elektronik']) {
    expect(terms).toContain(rule);
  }
  const privacy = await read('/privacy');
  for (const fact of [
    'kami hapus atas permintaan Anda',
    '7 hari sejak terakhir diperpanjang',
    '30 hari setelah selesai diolah',
    'pembukuan',
  ]) {
    expect(privacy).toContain(fact);
  }
  for (const promise of ['12 bulan', '90 hari']) expect(privacy).not.toContain(promise);
});

test('[SEC-005] every page that the sitemap names is open to everybody', async ({ app }) => {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

const PUBLIC_PAGES = ['/', '/marketplace', '/blog', '/consultation', '/contact', '/freebies', '/mentorship'];

test.for(PUBLIC_PAGES)('%s answers without the schemas of the API in its scripts', async (path, { app }) => {
  const html = await (await fetch(app.url + path)).text();
  const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(scripts.length).toBeGreaterThan(3);
  const sources = await Promise.all(
    scripts.map(async (href) => [href, await (await fetch(app.url + href)).text()]),
  );
  expect(sources.filter(([, source]) => source?.includes('ZodError')).map(([href]) => href)).toEqual([]);
});
