import { accounts, demoPages, type PageVisit, viewers } from '#tests/support/demo-pages.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { openTraceCollector } from '#tests/support/machine/trace-collector.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { MOST_OF_A_NEW_PAGE, mostStatements } from '#tests/support/statement-limits.ts';

interface Asked extends PageVisit {
  readonly request_ids: readonly string[];
}

/** The first visit finds out what is kept for all; one of the others may be when it has just run out. */
const VISITS = 3;

test('no page of portal and admin asks the database more often than it did', {
  timeout: 240_000,
}, async ({ db }) => {
  const collector = await openTraceCollector();
  const app = await startApp(String(db.pool.options.connectionString), collector.environment);
  try {
    const pages = await demoPages({ app, db });
    const asked: Asked[] = [];
    for (const viewer of viewers) {
      const email = accounts[viewer];
      if (email === null) continue;
      const headers = { cookie: await sessionCookie(app.url, email) };
      for (const page of pages.filter((each) => each.viewer === viewer)) {
        asked.push({ ...page, request_ids: await visits(app.url + page.path, headers) });
      }
    }
    const counts = new Map<string, number>();
    for (const { pattern, request_ids } of asked) {
      const statements = await Promise.all(request_ids.map(collector.statementsOf));
      const count = Math.min(...statements.map(({ length }) => length));
      counts.set(pattern, Math.max(count, counts.get(pattern) ?? 0));
    }
    const over = [...counts].filter(
      ([pattern, count]) => count > (mostStatements[pattern] ?? MOST_OF_A_NEW_PAGE),
    );
    expect(over).toEqual([]);
    // Something was counted.
    expect(counts.get('/user/overview')).toBeGreaterThan(5);
    expect(Object.keys(mostStatements).filter((pattern) => !counts.has(pattern))).toEqual([]);
  } finally {
    await app.stop();
    collector.close();
  }
});

/** The ids of the requests, one after the other. */
async function visits(url: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const answer = await fetch(url, { headers, redirect: 'manual' });
    await answer.text();
    ids.push(answer.headers.get('x-request-id') ?? '');
  }
  return ids;
}
