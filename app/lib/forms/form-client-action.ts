import { data, isRouteErrorResponse } from 'react-router';
import { formCopy } from '#messages/form.ts';
import type { ActionResult } from './action-result.ts';
import type { FormReply } from './form-reply.ts';

const FOREIGN_ORIGIN = 'FOREIGN_ORIGIN';

/** Also the result of a button without fields. */
const failedReply = (code: string, message: string): FormReply & ActionResult => ({
  form: '',
  result: null,
  problem: { code, message },
  success: null,
  ok: false,
  message: message || formCopy.unexpected.text,
  fields: {},
});

/**
 * The `clientAction` of a route with a form: turns a lost connection or a server error into a reply, because the error
 * screen would replace the page and everything typed. Its status keeps the router from reading the page again, which
 * would fail as well. A button without fields has a `reply` of its own.
 */
export async function formClientAction(
  { serverAction }: { readonly serverAction: () => Promise<unknown> },
  reply: FormReply | ActionResult = failedReply('NETWORK_ERROR', ''),
) {
  try {
    return await serverAction();
  } catch (error) {
    const refusal = isRouteErrorResponse(error) ? error : null;
    const said = String(refusal?.data);
    // The site is open at another address than its own: no page was asked, and the server says where to go.
    if (said.includes(FOREIGN_ORIGIN)) return data(failedReply(FOREIGN_ORIGIN, JSON.parse(said).error), 403);
    // Redirects are thrown, too.
    if (error instanceof Response || (refusal !== null && refusal.status < 500)) throw error;
    return data(reply, { status: 503 });
  }
}
