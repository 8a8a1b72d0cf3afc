import { openDatabase } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { type FlakyConnection, openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { readOperations, soundCall } from './expectations/operations.ts';
import { openStage, PASSWORD, type Stage } from './stage.ts';

const NEEDING_NONE = new Set([
  // Its path proves itself.
  'GET /api/films/{token}/{name}',
  // Without an endpoint it is off.
  'GET /api/assistant',
]);

interface Away {
  readonly stage: Stage;
  readonly line: FlakyConnection;
}

/** A stage whose database can be taken away. */
async function onLine(databaseUrl: string, walk: (away: Away) => Promise<void>): Promise<void> {
  const line = await openFlakyConnection(databaseUrl);
  const db = openDatabase(line.url, { pool_size: 8, queryTimeoutMs: 1_000, on_error: () => undefined });
  await walk({ stage: await openStage(db), line });
  await db.close();
  await line.close();
}

test('without its database every route answers 503 with Retry-After and a code, and says to nobody that they should sign in', async ({
  databaseUrl,
}) => {
  await onLine(databaseUrl, async ({ stage, line }) => {
    const calls = [];
    for (const operation of await readOperations(stage)) {
      const call = await soundCall(stage, operation);
      if (call === null || NEEDING_NONE.has(operation.name)) continue;
      // Other walks sign nobody out, so that they can go on; here the session is what cannot be ended.
      const { headers: _, ...request } = call.request;
      const isSignOut = operation.name === 'POST /api/auth/sign-out';
      calls.push({ name: operation.name, caller: call.caller, request: isSignOut ? request : call.request });
    }
    line.cut();
    const odd: unknown[] = [];
    for (const { name, caller, request } of calls) {
      const answer = await stage.send(caller, request);
      const { code } = await answer.json().catch(() => ({ code: null }));
      const told = [answer.status, answer.headers.get('retry-after'), code];
      if (told.join() !== '503,5,UNAVAILABLE') odd.push([name, caller, ...told]);
    }
    expect(odd).toEqual([]);
    expect(calls.length).toBeGreaterThan(200);
  });
});

test('a frozen database is an outage as soon as its time limit has passed', async ({ databaseUrl }) => {
  await onLine(databaseUrl, async ({ stage, line }) => {
    line.freeze();
    const answer = await stage.send('user', { method: 'GET', path: '/api/wallet' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    line.thaw();
  });
});

test('signing in without the database is an outage too, and not a wrong password', async ({
  databaseUrl,
}) => {
  await onLine(databaseUrl, async ({ stage, line }) => {
    line.cut();
    const answer = await stage.send('visitor', {
      method: 'POST',
      path: '/api/auth/sign-in/email',
      body: { email: 'user@contoh.example', password: PASSWORD },
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'UNAVAILABLE' }),
    ]);
    line.thaw();
    const session = await stage.send('user', { method: 'GET', path: '/api/auth/session' });
    expect((await session.json()).user).toMatchObject({ email: 'user@contoh.example' });
  });
});
