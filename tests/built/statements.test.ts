import { startApp } from '#tests/support/app-server.ts';
import { expect, test } from '#tests/support/built-app.ts';
import { accounts, demoPages, type PageVisit, viewers } from '#tests/support/demo-pages.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { MOST_OF_A_NEW_PAGE, mostStatements } from '#tests/support/statement-limits.ts';
import { openTraceCollector } from '#tests/support/trace-collector.ts';

interface Asked extends PageVisit {
  readonly request_id: string;
}

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
        // What the first visit finds out for all is kept.
        await (await fetch(app.url + page.path, { headers, redirect: 'manual' })).text();
        const answer = await fetch(app.url + page.path, { headers, redirect: 'manual' });
        await answer.text();
        asked.push({ ...page, request_id: answer.headers.get('x-request-id') ?? '' });
      }
    }
    const counts = new Map<string, number>();
    for (const { pattern, request_id } of asked) {
      const count = (await collector.statementsOf(request_id)).length;
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
