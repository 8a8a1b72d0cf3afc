import { apiScopes } from '#shared/programs.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeKey } from '#tests/support/shop/api-keys.ts';
import { expectations } from './expectations/expectations.ts';
import { readOperations } from './expectations/operations.ts';
import { openStage, type Stage } from './stage.ts';

const ID = '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11';

async function idOfAdmin({ db }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>("select id from users where role = 'admin'");
  return rows[0]?.id ?? '';
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

test('[SEC-012] whatever a key may do, a route without a scope is closed to it: money, roles, settings and keys are', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { headers } = await makeKey(db, await idOfAdmin(stage), { scopes: apiScopes });
  const operations = await readOperations(stage);
  const closed = operations.filter(({ scope, name }) => scope === null && expectations[name] !== undefined);
  expect(closed.length).toBeGreaterThan(150);
  for (const { name, method } of closed) {
    const path = name.slice(method.length + 1).replace(/\{\w+\}/g, ID);
    if (path.startsWith('/api/auth/sign-')) continue;
    const answer = await stage.send('visitor', { method, path, headers });
    expect([name, ...(await codeOf(answer))]).toEqual([name, 403, 'CLOSED_TO_API_KEYS']);
  }
  const open = operations.filter(({ scope }) => scope !== null).map(({ name }) => name);
  const guarded =
    /refund|wallet|payment|voucher|discount|dispute|adjust|grant|role|user|setting|api-key|webhook|audit|status$/;
  expect(open.filter((name) => guarded.test(name))).toEqual([]);
});

test('[SEC-012] a route with a scope opens to the key that has it, and to no other', async ({ db }) => {
  const stage = await openStage(db);
  const admin = await idOfAdmin(stage);
  const operations = (await readOperations(stage)).filter(({ scope }) => scope !== null);
  expect(new Set(operations.map(({ scope }) => scope))).toEqual(new Set(apiScopes));
  for (const { name, method, scope } of operations) {
    const expectation = expectations[name];
    const [right] = apiScopes.filter((each) => each === scope);
    if (expectation === undefined || right === undefined) throw new Error(`${name} is not in the table`);
    const send = async (key: Awaited<ReturnType<typeof makeKey>>) => {
      const request = await expectation.request(stage);
      return stage.send('visitor', { ...request, method, headers: { ...request.headers, ...key.headers } });
    };
    const wrong = await makeKey(db, admin, { scopes: apiScopes.filter((each) => each !== scope) });
    expect([name, ...(await codeOf(await send(wrong)))]).toEqual([name, 403, 'SCOPE_REQUIRED']);
    const allowed = await makeKey(db, admin, { scopes: [right] });
    expect([name, (await send(allowed)).status]).toEqual([name, expectation.statuses.admin]);
    await db.pool.query('update api_keys set revoked_at = now()');
  }
});

test('[DECISIONS 35] the key of a moderator opens what a moderator may', async ({ db }) => {
  const stage = await openStage(db);
  const { rows } = await db.pool.query<{ id: string }>("select id from users where role = 'moderator'");
  const { headers } = await makeKey(db, rows[0]?.id ?? '', { scopes: apiScopes });
  const operations = (await readOperations(stage)).filter(({ scope }) => scope !== null);
  for (const { name, method, role } of operations) {
    const request = await expectations[name]?.request(stage);
    if (request === undefined) throw new Error(`${name} is not in the table`);
    const answer = await stage.send('visitor', {
      ...request,
      method,
      headers: { ...request.headers, ...headers },
    });
    expect([name, answer.status === 403]).toEqual([name, role === 'admin']);
  }
});
