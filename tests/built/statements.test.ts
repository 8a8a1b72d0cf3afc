import { accounts, demoPages, type PageVisit, viewers } from '#tests/support/demo-pages.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { openTraceCollector } from '#tests/support/machine/trace-collector.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { MOST_OF_A_NEW_PAGE, mostStatements } from '#tests/support/statement-limits.ts';

/** The first visit finds out what is kept for all; one of the others may be when it has just run out. */
const VISITS = 3;

test('no page of portal and admin asks the database more often than it did', {
  timeout: 240_000,
}, async ({ db }) => {
  const collector = await openTraceCollector();
  const app = await startApp(String(db.pool.options.connectionString), collector.environment);
  /** How many statements a page takes; more visits where the first take more than it may. */
  const countOn = async ({ path, pattern }: PageVisit, cookie: string) => {
    let least = Number.POSITIVE_INFINITY;
    for (let visit = 0; visit < VISITS && least > mostOf(pattern); visit++) {
      const answer = await fetch(app.url + path, { headers: { cookie }, redirect: 'manual' });
      await answer.text();
      const statements = await collector.statementsOf(answer.headers.get('x-request-id') ?? '');
      least = Math.min(least, statements.length);
    }
    return least;
  };
  try {
    const pages = await demoPages({ app, db });
    const counts = new Map<string, number>();
    for (const viewer of viewers) {
      const email = accounts[viewer];
      if (email === null) continue;
      const cookie = await sessionCookie(app.url, email);
      for (const page of pages.filter((each) => each.viewer === viewer)) {
        const count = await countOn(page, cookie);
        counts.set(page.pattern, Math.max(count, counts.get(page.pattern) ?? 0));
      }
    }
    expect([...counts].filter(([pattern, count]) => count > mostOf(pattern))).toEqual([]);
    // Something was counted.
    expect(counts.get('/user/overview')).toBeGreaterThan(5);
    expect(Object.keys(mostStatements).filter((pattern) => !counts.has(pattern))).toEqual([]);
  } finally {
    await app.stop();
    collector.close();
  }
});

const mostOf = (pattern: string): number => mostStatements[pattern] ?? MOST_OF_A_NEW_PAGE;
