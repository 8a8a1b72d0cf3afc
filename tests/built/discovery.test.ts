import { expect, test } from '#tests/support/machine/built-app.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];
/** Width and height stand at bytes 16 to 24 of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('each page has a sharing card of 1200 × 630 that is drawn once and known again by its tag', async ({
  app,
}) => {
  const html = await (await fetch(`${app.url}/product/sop-ai-toko`)).text();
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(address).toBe(`${app.url}/og/product-sop-ai-toko.png`);
  const names = ['page-home', 'page-blog', 'product-sop-ai-toko', 'case-kursi-klinik-gigi-terisi'];
  for (const name of names) {
    const card = await fetch(`${app.url}/og/${name}.png`);
    const png = Buffer.from(await card.arrayBuffer());
    expect([name, card.status, card.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
    expect([...png.subarray(0, 4)]).toEqual(PNG);
    expect(sizeOf(png)).toEqual([1200, 630]);
    const tag = card.headers.get('etag') ?? '';
    const again = await fetch(`${app.url}/og/${name}.png`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  }
  for (const name of ['page-nowhere', 'post-tidak-ada', 'product-tidak-ada', 'toString-x', '..%2fx']) {
    expect([name, (await fetch(`${app.url}/og/${name}.png`)).status]).toEqual([name, 404]);
  }
});

test('security.txt says whom to tell about a weakness, and for how long that holds (RFC 9116)', async ({
  app,
}) => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:halo@arunika.example\n');
  expect(text).toContain(`Canonical: ${app.url}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test('a product tells search engines its price and its place in the shop', async ({ app }) => {
  const html = await (await fetch(`${app.url}/product/sop-ai-toko`)).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  );
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(product.offers).toMatchObject({
    price: 149_000,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
  });
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Marketplace',
    'SOP AI untuk toko: 24 prosedur siap cetak',
  ]);
});

const metaOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found);

test('a public page is canonical in its own language, names the other one, and is kept for everybody', async ({
  app,
}) => {
  for (const path of ['/', '/blog', '/product/sop-ai-toko', '/case-study/kursi-klinik-gigi-terisi']) {
    const english = path === '/' ? '/en' : `/en${path}`;
    for (const [own, locale, other] of [
      [path, 'id_ID', 'en_US'],
      [english, 'en_US', 'id_ID'],
    ] as const) {
      const answer = await fetch(app.url + own);
      expect([own, answer.status, answer.headers.get('cache-control')]).toEqual([
        own,
        200,
        'public, max-age=0, must-revalidate',
      ]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale.slice(0, 2)}"`);
      expect(metaOf(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([[app.url + own]]);
      expect(metaOf(html, /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)).toEqual([
        ['id', app.url + path],
        ['en', app.url + english],
        ['x-default', app.url + path],
      ]);
      expect(metaOf(html, /property="og:(?:locale|locale:alternate|url)" content="([^"]+)"/g)).toEqual([
        [locale],
        [other],
        [app.url + own],
      ]);
      const [[card = ''] = []] = metaOf(html, /property="og:image" content="([^"]+)"/g);
      expect([card, (await fetch(card)).status]).toEqual([
        expect.stringContaining(own === path ? `${app.url}/og/` : `${app.url}/en/og/`),
        200,
      ]);
    }
  }
  const feed = await (await fetch(`${app.url}/en/blog`)).text();
  expect(feed).toContain('href="/en/blog/rss.xml"');
});

test('[PUB-005, PUB-022, BLOG-008, BLOG-015, CASE-007, MKT-014, MKT-021] English pages say it in the words of the specification', async ({
  app,
}) => {
  for (const [path, ...words] of [
    ['/consultation', '1-on-1 AI Consultation'],
    ['/ai-agent', 'Coming Soon'],
    ['/blog/sop-yang-dibaca', 'min read'],
    ['/blog/tidak-ada', 'Post not found'],
    ['/portfolio?search=zzqq', 'No case studies found'],
    ['/marketplace', 'Free', 'Featured'],
    ['/marketplace?page=2', 'Coming Soon'],
  ] as const) {
    const html = await (await fetch(`${app.url}/en${path}`)).text();
    for (const word of words) expect([path, word, html.includes(word)]).toEqual([path, word, true]);
  }
});
