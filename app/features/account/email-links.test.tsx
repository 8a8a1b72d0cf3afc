import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import ConfirmEmail, { action as confirm } from '#app/features/account/confirm-email.route.tsx';
import Unsubscribe, { action as unsubscribe } from '#app/features/account/unsubscribe.route.tsx';
import { apiContext, createPageApi } from '#app/lib/api/api-context.ts';
import { htmlOf } from '#tests/support/page.tsx';

const topic = btoa('0190a8c8-0000-7000-8000-000000000000 news');
const links = [
  {
    path: '/confirm-email',
    page: <ConfirmEmail />,
    action: confirm,
    answer: { state: 'waiting' },
    done: '/confirm-email?done=waiting',
    said: 'Satu alamat lagi',
  },
  {
    path: '/unsubscribe',
    page: <Unsubscribe />,
    action: unsubscribe,
    answer: { topic: 'news' },
    done: '/unsubscribe?done=news',
    said: 'Sudah dihentikan',
  },
] as const;

/** The action in front of an API with this response. */
async function press(link: (typeof links)[number], status: number, body: unknown) {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createPageApi(async () => Response.json(body, { status }), {}),
  );
  const request = new Request(`http://localhost${link.path}`, {
    method: 'POST',
    body: new URLSearchParams({ token: topic }),
  });
  return link.action({ request, context, params: {} });
}

test.for(links)('the button of $path is a form of its own, so that it works without scripts', (link) => {
  const html = htmlOf(link.page, `${link.path}?token=${topic}`);
  const form = /<form[^>]*>.*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toContain(`action="${link.path}" method="post"`);
  expect(form).toContain(`<input type="hidden" name="token" value="${topic}"/>`);
  expect(form).toMatch(/<button type="submit"/);
});

test.for(links)('what $path answers is a page: done, or why the link is no good', async (link) => {
  const done = await press(link, 200, link.answer);
  expect(done).toHaveProperty('status', 303);
  expect(done instanceof Response ? done.headers.get('location') : null).toBe(link.done);
  expect(htmlOf(link.page, link.done)).toContain(link.said);
  const refused = { error: 'x', code: 'INVALID_INPUT', request_id: 'abcdefgh' };
  expect(await press(link, 422, refused)).toMatchObject({
    data: {
      problem: { code: 'INVALID_TOKEN', message: 'Tautan ini tidak berlaku lagi. Minta tautan baru.' },
    },
    init: { status: 410 },
  });
});

test('a link that lost its token in the mail says so, and offers nothing to press', () => {
  for (const { path, page } of links) expect(htmlOf(page, path)).not.toContain('<form');
  expect(htmlOf(<ConfirmEmail />, '/confirm-email')).toContain('Tautan ini tidak lengkap');
});

test('a change of address that is not done yet leads on to the settings', () => {
  for (const path of ['/confirm-email', '/confirm-email?done=waiting']) {
    expect(htmlOf(<ConfirmEmail />, path)).toMatch(/href="[^"]*user(?:%2F|\/)settings"[^>]*>Buka Pengaturan/);
  }
});
