import { demoPublicSettings } from '#db/seed/content/demo-content.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';

const POST = '/blog/biaya-pekerjaan-berulang';
const STUDY = '/case-study/kursi-klinik-gigi-terisi';

test('[BLOG-001, BLOG-007] both pages tell search engines and feed readers what they are', async ({
  app,
}) => {
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const list = await read('/blog?search=stok&page=2');
  const post = await read(POST);
  for (const html of [list, post]) {
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss\.xml"/);
  }
  expect(list).toContain(`<link rel="canonical" href="${app.url}/blog"/>`);
  expect(await read('/blog?page=2')).toContain(`<link rel="canonical" href="${app.url}/blog?page=2"/>`);
  expect(post).toContain(`<link rel="canonical" href="${app.url}${POST}"/>`);
  expect(post).toContain('<meta property="og:type" content="article"/>');
  expect(post).toContain(`content="${app.url}/og/post-biaya-pekerjaan-berulang.png"`);
  const things = [...post.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  );
  expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Menghitung biaya pekerjaan yang Anda ulang setiap hari',
    author: { '@type': 'Person', name: demoPublicSettings.consultant_name },
    mainEntityOfPage: app.url + POST,
  });
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs.itemListElement.map((item: { item: string }) => item.item)).toEqual([
    `${app.url}/blog`,
    app.url + POST,
  ]);
});

test('[CASE-004] an id in the address leads to the slug; search engines learn what the page is', async ({
  app,
}) => {
  const found = await (await fetch(`${app.url}/api/case-studies/kursi-klinik-gigi-terisi`)).json();
  const moved = await fetch(`${app.url}/case-study/${found.case_study.id}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, STUDY]);
  const html = await (await fetch(app.url + STUDY)).text();
  expect(html).toContain(`<link rel="canonical" href="${app.url}${STUDY}"/>`);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain(`content="${app.url}/og/case-kursi-klinik-gigi-terisi.png"`);
  const kinds = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text)['@type'],
  );
  expect(kinds).toEqual(['Article', 'BreadcrumbList']);
});
