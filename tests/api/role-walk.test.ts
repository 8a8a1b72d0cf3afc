import { z } from 'zod';
import { isAllowed } from '#shared/roles.ts';
import { expect, test } from '#tests/support/database.ts';
import { expectations } from './expectations.ts';
import { type CallerName, callers, openStage, type Stage } from './stage.ts';

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-required-role': z.enum(['visitor', 'user', 'moderator', 'admin']) })),
  ),
});

interface Operation {
  readonly name: string;
  readonly role: 'visitor' | 'user' | 'moderator' | 'admin';
}

async function readOperations(stage: Stage): Promise<readonly Operation[]> {
  const answer = await stage.send('visitor', { method: 'GET', path: '/api/openapi.json' });
  const document = openApi.parse(await answer.json());
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      role: operation['x-required-role'],
    })),
  );
}

const roleOf = (caller: CallerName) =>
  caller === 'visitor' ? null : caller === 'other' ? ('user' as const) : caller;

const EVERY_ROUTE_MS = 120_000;

test('[SEC-012] every route of the document answers each kind of caller as it should, and no route is missing', {
  timeout: EVERY_ROUTE_MS,
}, async ({ db }) => {
  const stage = await openStage(db);
  const operations = await readOperations(stage);
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(expectations).sort());
  const seen: Record<string, Record<string, number>> = {};
  for (const { name } of operations) {
    const expectation = expectations[name];
    if (expectation === undefined) continue;
    const [method = ''] = name.split(' ');
    const statuses: Record<string, number> = {};
    for (const caller of callers) {
      const request = await expectation.request(stage);
      statuses[caller] = (await stage.send(caller, { ...request, method })).status;
    }
    seen[name] = statuses;
  }
  const wanted = Object.entries(expectations).map(([name, { statuses }]) => [name, statuses]);
  expect(seen).toEqual(Object.fromEntries(wanted));
});

test('the role that the document names is the one that the table was written for', async ({ db }) => {
  for (const { name, role } of await readOperations(await openStage(db))) {
    for (const caller of callers) {
      const status = expectations[name]?.statuses[caller];
      const isShut = status === 401 || status === 403;
      expect([name, caller, isShut]).toEqual([name, caller, !isAllowed(roleOf(caller), role)]);
    }
  }
});

test('of the library below /api/auth only what the product uses can be reached', async ({ db }) => {
  const stage = await openStage(db);
  const open = [
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'send-verification-email',
    'request-password-reset',
    'reset-password',
    'change-password',
    'revoke-other-sessions',
    'sign-in/social',
  ];
  for (const path of open) {
    const answer = await stage.send('visitor', { method: 'POST', path: `/api/auth/${path}` });
    expect([path, answer.status]).not.toEqual([path, 404]);
  }
  const shut = ['update-user', 'delete-user', 'change-email', 'admin/set-role', 'list-sessions'];
  for (const path of shut) {
    const answer = await stage.send('admin', { method: 'POST', path: `/api/auth/${path}` });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});
