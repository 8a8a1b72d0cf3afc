import { isRouteErrorResponse } from 'react-router';
import type { FormReply } from './form-reply.ts';

/** To the form whose fetcher asked; nobody else reads it. */
const networkErrorReply: FormReply = {
  form: '',
  result: null,
  problem: { code: 'NETWORK_ERROR', message: '' },
  success: null,
};

/**
 * The `clientAction` of a route with a form: a lost connection or a broken server would put the error screen in the
 * place of the page, and with it of everything typed. So they become an answer like any other.
 */
export async function formClientAction({ serverAction }: { readonly serverAction: () => Promise<unknown> }) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown, too.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return networkErrorReply;
  }
}
