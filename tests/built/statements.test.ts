import { accounts, demoPages, type PageVisit, viewers } from '#tests/support/demo-pages.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { openTraceCollector } from '#tests/support/machine/trace-collector.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { MOST_OF_A_NEW_PAGE, mostStatements } from '#tests/support/statement-limits.ts';

interface PageRequest extends PageVisit {
  readonly cookie: string;
  readonly request_id: string;
}

/** A cached answer may expire during the counted visit, so a page over its limit is visited again this often. */
const MORE_VISITS = 2;

test('no page of portal and admin asks the database more often than it did', async ({ db }) => {
  const collector = await openTraceCollector();
  const app = await startApp(String(db.pool.options.connectionString), collector.environment);
  const visit = async (path: string, cookie: string) => {
    const answer = await fetch(app.url + path, { headers: { cookie }, redirect: 'manual' });
    await answer.text();
    return answer.headers.get('x-request-id') ?? '';
  };
  const statementsOn = async ({ path, pattern, cookie, request_id }: PageRequest) => {
    let least = (await collector.statementsOf(request_id)).length;
    for (let more = 0; more < MORE_VISITS && least > mostOf(pattern); more++) {
      const { length } = await collector.statementsOf(await visit(path, cookie));
      least = Math.min(least, length);
    }
    return least;
  };
  try {
    const pages = await demoPages({ app, db });
    const asked: PageRequest[] = [];
    for (const viewer of viewers) {
      const email = accounts[viewer];
      if (email === null) continue;
      const cookie = await sessionCookie(app.url, email);
      for (const page of pages.filter((each) => each.viewer === viewer)) {
        // What the first visit finds out for all is kept.
        await visit(page.path, cookie);
        asked.push({ ...page, cookie, request_id: await visit(page.path, cookie) });
      }
    }
    const counts = new Map<string, number>();
    for (const page of asked) {
      const count = await statementsOn(page);
      counts.set(page.pattern, Math.max(count, counts.get(page.pattern) ?? 0));
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
