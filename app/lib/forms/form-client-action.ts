import { data, isRouteErrorResponse } from 'react-router';
import type { FormReply } from './form-reply.ts';

const FOREIGN_ORIGIN = 'FOREIGN_ORIGIN';

const failedReply = (code: string, message: string): FormReply => ({
  form: '',
  result: null,
  problem: { code, message },
  success: null,
});

/**
 * The `clientAction` of a route with a form: turns a lost connection or a server error into a reply, because the error
 * screen would replace the page and everything typed. Its status keeps the router from reading the page again, which
 * would fail as well.
 */
export async function formClientAction({ serverAction }: { readonly serverAction: () => Promise<unknown> }) {
  try {
    return await serverAction();
  } catch (error) {
    const refusal = isRouteErrorResponse(error) ? error : null;
    const said = String(refusal?.data);
    // The site was opened under another address; the server names the right one.
    if (said.includes(FOREIGN_ORIGIN)) return data(failedReply(FOREIGN_ORIGIN, JSON.parse(said).error), 403);
    if (error instanceof Response || (refusal !== null && refusal.status < 500)) throw error;
    return data(failedReply('NETWORK_ERROR', ''), { status: 503 });
  }
}
