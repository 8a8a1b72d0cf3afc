import { expect, test } from 'vitest';
import { revalidateAfterPost } from './revalidate-after-post.ts';

const asked = (defaultShouldRevalidate: boolean, actionStatus?: number) => {
  const url = new URL('http://localhost/checkout');
  return revalidateAfterPost({
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    formMethod: actionStatus === undefined ? 'GET' : 'POST',
    ...(actionStatus !== undefined && { actionStatus }),
    defaultShouldRevalidate,
  });
};

test('a GET form reads the page as a link does; after a post a refusal does, too, but neither a lost connection nor a failure', () => {
  expect([asked(true), asked(false)]).toEqual([true, false]);
  expect([200, 303, 402, 409, 422].map((status) => asked(status < 400, status))).toEqual(Array(5).fill(true));
  expect([asked(false, 500), asked(false, 503)]).toEqual([false, false]);
});
