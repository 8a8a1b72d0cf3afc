import { isAllowed } from '#shared/people/roles.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { expectations } from './expectations/expectations.ts';
import { readOperations } from './expectations/operations.ts';
import { type CallerName, callers, openStage } from './stage.ts';

const roleOf = (caller: CallerName) =>
  caller === 'visitor' ? null : caller === 'other' ? ('user' as const) : caller;

test('[SEC-012] no route of the document is missing in the table, and none stands there that is gone', async ({
  db,
}) => {
  const operations = await readOperations(await openStage(db));
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(expectations).sort());
});

/** The walk in parts, so that it stays short however many routes there will be. */
const PARTS = 8;
const parts = Array.from({ length: PARTS }, (_, part) => part);

test.for(parts)(
  '[SEC-012] every route answers each kind of caller as it should (part %i)',
  async (part, { db }) => {
    const stage = await openStage(db);
    const walked = Object.entries(expectations).filter((_, place) => place % PARTS === part);
    const seen: Record<string, Record<string, number>> = {};
    for (const [name, expectation] of walked) {
      const [method = ''] = name.split(' ');
      const statuses: Record<string, number> = {};
      for (const caller of callers) {
        const request = await expectation.request(stage);
        statuses[caller] = (await stage.send(caller, { ...request, method })).status;
      }
      seen[name] = statuses;
    }
    expect(seen).toEqual(Object.fromEntries(walked.map(([name, { statuses }]) => [name, statuses])));
  },
);

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
