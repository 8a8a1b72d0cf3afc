import { isRouteErrorResponse } from 'react-router';
import type { FormReply } from './form-reply.ts';

const networkErrorReply: FormReply = {
  form: '',
  result: null,
  problem: { code: 'NETWORK_ERROR', message: '' },
  success: null,
};

/**
 * The `clientAction` of a route with a form: turns a lost connection or a server error into a reply, because the error
 * screen would replace the page and everything typed.
 */
export async function formClientAction({ serverAction }: { readonly serverAction: () => Promise<unknown> }) {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return networkErrorReply;
  }
}
