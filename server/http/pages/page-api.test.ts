import { expect, test } from 'vitest';
import {
  adminThing,
  callerOf,
  createFakeApp,
  devThing,
  ORIGIN,
  updateThing,
} from '#server/testing/fake-app.ts';
import { createScope } from '../scope.ts';
import { createApiOfPage } from './page-api.ts';

/** A page of a moderator, and what its calls asked for. */
function openPage(cookies: string | null = 'arunika.session_token=a') {
  const seen = { lookups: 0, calls: 0 };
  const app = createFakeApp('moderator', {
    readCaller: async () => {
      seen.lookups += 1;
      return { caller: callerOf('moderator'), set_cookies: [`renewed=${seen.lookups}`] };
    },
  });
  const scope = createScope('127.0.0.1');
  const { api } = createApiOfPage({
    app: {
      callFromPage: (request, from) => {
        seen.calls += 1;
        return app.callFromPage(request, from);
      },
    },
    origin: ORIGIN,
    scope,
    cookies,
    userAgent: null,
  });
  return { api: api.loaderClient, seen, scope };
}

const write = { params: { id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111' }, body: { name: 'kayu', size: 3 } };

test('what layout and page both ask for is read once, and the session is looked up once', async () => {
  const { api, seen, scope } = openPage();
  const answers = await Promise.all([api.call(adminThing), api.call(adminThing), api.call(adminThing)]);
  expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: { ok: true } })));
  await api.call(devThing);
  expect(seen).toEqual({ lookups: 1, calls: 2 });
  // A renewed session reaches the browser once.
  expect(scope.set_cookies).toEqual(['renewed=1']);
});

test('after a write it is all asked again: who calls may be somebody else now', async () => {
  const { api, seen } = openPage();
  await api.call(adminThing);
  expect(await api.call(updateThing, write)).toMatchObject({ ok: true });
  await api.call(adminThing);
  expect(seen).toEqual({ lookups: 3, calls: 3 });
});

test('a page knows that an answer lacked a part; a text about one is none', async () => {
  const wasPartial = async (answer: unknown) => {
    const callFromPage = async () => Response.json(answer);
    const scope = createScope('127.0.0.1');
    const page = createApiOfPage({
      app: { callFromPage },
      origin: ORIGIN,
      scope,
      cookies: '',
      userAgent: null,
    });
    await page.api.loaderClient.call(adminThing);
    return page.calls.was_partial;
  };
  expect(await wasPartial({ ok: true, unread: ['wallet'] })).toBe(true);
  expect(await wasPartial({ ok: true, unread: [], title: '"unread":["wallet"]' })).toBe(false);
});
