import { expect, test } from '#tests/support/machine/browser.ts';

test('sitemap and feed are sound XML that names every public page, and robots leads to the sitemap', async ({
  app,
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 1280, theme: 'bright' });
  await page.goto('/login');
  const read = (path: string, selector: string) =>
    page.evaluate(
      async ([from, what]) => {
        const text = await (await fetch(from ?? '')).text();
        const document = new DOMParser().parseFromString(text, 'application/xml');
        if (document.querySelector('parsererror') !== null) throw new Error(`not XML: ${from}`);
        return [...document.querySelectorAll(what ?? '')].map((element) => element.textContent ?? '');
      },
      [path, selector],
    );
  const addresses = await read('/sitemap.xml', 'url > loc');
  for (const path of [
    '/',
    '/blog',
    '/terms',
    '/product/sop-ai-toko',
    '/case-study/kursi-klinik-gigi-terisi',
  ]) {
    expect(addresses).toContain(app.url + path);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const { products } = await (await fetch(`${app.url}/api/products?kind=non_subscription&limit=100`)).json();
  for (const { slug, section_count } of products) {
    expect([slug, addresses.includes(`${app.url}/content/${slug}`)]).toEqual([slug, section_count > 0]);
  }
  expect(addresses).toContain(`${app.url}/content/sop-ai-toko`);
  // Every page in both languages, each naming the two.
  const inEnglish = (address: string) => `${app.url}/en${address.slice(app.url.length).replace(/^\/$/, '')}`;
  const indonesian = addresses.filter((address) => !/\/en(\/|$)/.test(address));
  expect(addresses.filter((address) => !indonesian.includes(address)).sort()).toEqual(
    indonesian.map(inEnglish).sort(),
  );
  const xml = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  for (const address of indonesian) {
    const both = alternate('id', address) + alternate('en', inEnglish(address));
    expect(xml.split(both).length - 1, address).toBe(2);
  }
  const englishLinks = await read('/en/blog/rss.xml', 'item > link');
  expect(await read('/en/blog/rss.xml', 'channel > language')).toEqual(['en']);
  const links = await read('/blog/rss.xml', 'item > link');
  expect(await read('/blog/rss.xml', 'channel > language')).toEqual(['id']);
  expect(englishLinks).toEqual(links.map(inEnglish));
  expect(links.length).toBeGreaterThanOrEqual(8);
  for (const link of links) expect(addresses).toContain(link);
  const texts = await read('/blog/rss.xml', 'item > *|encoded');
  expect(texts).toHaveLength(links.length);
  for (const text of texts) expect(text.trim()).toMatch(/^<(p|h2)[ >].*<\/\w+>$/s);
  expect(texts.filter((text) => / (href|src)="\/(?!\/)/.test(text))).toEqual([]);
  expect(new Set(await read('/blog/rss.xml', 'item > *|creator'))).toContain('Laras Wening');
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  for (const path of ['/user', '/admin', '/api', '/dev']) expect(robots).toContain(`Disallow: ${path}\n`);
  // Uploaded pictures of public pages.
  expect(robots).toContain('Allow: /api/media/\n');
});
