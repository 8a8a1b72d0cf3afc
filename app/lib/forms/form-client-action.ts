import { data, isRouteErrorResponse } from 'react-router';
import { formCopy } from '#messages/form.ts';
import type { ActionResult } from './action-result.ts';
import type { FormReply } from './form-reply.ts';

/** Also the result of a button without fields. */
const networkErrorReply = (): FormReply & ActionResult => ({
  form: '',
  result: null,
  problem: { code: 'NETWORK_ERROR', message: '' },
  success: null,
  ok: false,
  message: formCopy.unexpected.text,
  fields: {},
});

/**
 * The `clientAction` of a route with a form: turns a lost connection or a server error into a reply, because the error
 * screen would replace the page and everything typed. Its status keeps the router from reading the page again, which
 * would fail as well. A button without fields has a `reply` of its own.
 */
export async function formClientAction(
  { serverAction }: { readonly serverAction: () => Promise<unknown> },
  reply: FormReply | ActionResult = networkErrorReply(),
) {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data(reply, { status: 503 });
  }
}
