import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import { readOperations } from './expectations/operations.ts';
import { openStage } from './stage.ts';

/** Texts of which a query of PostgreSQL's full text search can not be made by its own parser, or only a deep one. */
const texts = [
  '-'.repeat(40),
  '- '.repeat(50),
  '"'.repeat(41),
  '""',
  `"${'-"'.repeat(40)}`,
  'a '.repeat(50),
  'a-'.repeat(50),
  '!'.repeat(60),
  '( & | ! <-> :* )',
  "' or 1=1; --",
  '\\'.repeat(30),
  '%_%',
];

test('no text is one that a public search fails at', async ({ db }) => {
  const stage = await openStage(db);
  await Promise.all([makePost(db), makeCaseStudy(db)]);
  const searches = (await readOperations(stage)).filter(
    ({ role, method, parameters }) => role === 'visitor' && method === 'GET' && parameters.includes('search'),
  );
  expect(searches.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/products', 'GET /api/blog', 'GET /api/case-studies']),
  );
  const strange: unknown[] = [];
  for (const { name } of searches)
    for (const text of texts) {
      const path = `${name.slice('GET '.length)}?search=${encodeURIComponent(text)}`;
      const { status } = await stage.send('visitor', { method: 'GET', path });
      if (status !== 200) strange.push([path, status]);
    }
  expect(strange).toEqual([]);
});

test('a hundred words are more than a search takes, and said to be', async ({ db }) => {
  const stage = await openStage(db);
  for (const path of ['/api/products', '/api/blog', '/api/case-studies']) {
    const search = encodeURIComponent('kata '.repeat(100));
    const answer = await stage.send('visitor', { method: 'GET', path: `${path}?search=${search}` });
    expect([path, answer.status, (await answer.json()).fields?.search]).toEqual([
      path,
      422,
      expect.any(String),
    ]);
  }
});

test('the public searches share one limit, whose answer says when to come back', async ({ db }) => {
  // A hundredth of it: one search a minute.
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '0.01' } });
  expect((await app.get('/api/products?search=kopi')).status).toBe(200);
  for (const path of ['/api/blog', '/api/case-studies', '/api/products']) {
    const answer = await app.get(`${path}?search=teh`);
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 429, 'TOO_MANY_REQUESTS']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }
});
