import type { RouterContextProvider } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { closeMonth } from '#contract/admin/sales/books.ts';
import { succeed } from '#shared/result.ts';
import { booksHref } from './books-href.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Closing a month is the only thing that is done on this page. */
export function booksAction({ request, context }: ActionArgs) {
  return handleForm({
    request,
    schema: closeMonth.body,
    refusals: closeMonth.refusals,
    send: async (body) => {
      const closed = await actionApi(context).call(closeMonth, { body });
      return closed.ok ? succeed({ to: booksHref(body.month) }) : closed;
    },
  });
}
