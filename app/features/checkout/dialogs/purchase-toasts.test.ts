import { expect, test, vi } from 'vitest';
import { toast } from '#app/lib/toast.ts';
import { newPurchasePage } from '#shared/shop/bought-page.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { handleResult, successToast } from './use-purchase.ts';

const nothing = () => {};

/** The toast of an answer on the English shop. */
function toastOf(answer: Parameters<typeof handleResult>[0]) {
  const told = answer.ok ? vi.spyOn(toast, 'success') : vi.spyOn(toast, 'error');
  told.mockReset().mockReturnValue(undefined);
  runInLanguage('en', () =>
    handleResult(
      answer,
      {
        ...{ arrived: nothing, done: nothing, granted: nothing, lacksProfile: nothing, needsPage: nothing },
        words: () => successToast(null, '/marketplace'),
      },
      async () => {},
    ),
  );
  const [title, options] = told.mock.calls.at(-1) ?? [];
  return [title, options?.description];
}

test('[ERR-037, ERR-050] a purchase that went through says so', () => {
  expect(toastOf({ ok: true, to: '/user/purchases/kelas' })).toEqual([
    'Access Granted!',
    'Access granted successfully!',
  ]);
});

test('the page of what was just bought says so itself: no toast covers its heading', () => {
  expect(toastOf({ ok: true, to: newPurchasePage('kelas') })).toEqual([undefined, undefined]);
});

test('[ERR-036, ERR-040] a refused one has a title of its own above the words of the server', () => {
  const refused = (code: string) => toastOf({ ok: false, code, message: 'Why.', missing_fields: [] });
  expect(refused('ALREADY_OWNED')).toEqual(['Already Owned', 'Why.']);
  expect(refused('ALREADY_SUBSCRIBED')).toEqual(['Already Subscribed', 'Why.']);
  expect(refused('OUT_OF_STOCK')[0]).not.toMatch(/^Already/);
});
