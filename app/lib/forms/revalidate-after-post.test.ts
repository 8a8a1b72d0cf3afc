import { expect, test } from 'vitest';
import { revalidateAfterPost, revalidatePageAfterPost } from './revalidate-after-post.ts';

const askedAt =
  (path: string, rule = revalidateAfterPost) =>
  (defaultShouldRevalidate: boolean, actionStatus?: number) => {
    const url = new URL(path, 'http://localhost');
    return rule({
      currentUrl: url,
      nextUrl: url,
      currentParams: {},
      nextParams: {},
      formMethod: actionStatus === undefined ? 'GET' : 'POST',
      ...(actionStatus !== undefined && { actionStatus }),
      defaultShouldRevalidate,
    });
  };
const asked = askedAt('/checkout');

test('a GET form reads the page as a link does; after a post a refusal does, too, but neither a lost connection nor a failure', () => {
  expect([asked(true), asked(false)]).toEqual([true, false]);
  expect([200, 303, 402, 409, 422].map((status) => asked(status < 400, status))).toEqual(Array(5).fill(true));
  expect([asked(false, 500), asked(false, 503)]).toEqual([false, false]);
});

test('a page that a sheet reads over another one is read again there by a refusal alone', () => {
  const rule = revalidatePageAfterPost(/\/checkout$/);
  const [page, sheet] = [askedAt('/en/checkout', rule), askedAt('/en/product/kelas', rule)];
  expect([page(true, 200), page(true), page(false, 409), page(false, 503)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([sheet(true, 200), sheet(true), sheet(false, 409), sheet(false, 503)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
