import { redirect } from 'react-router';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import type { Route } from './+types/logout.ts';

/** Opened, it ends nothing: a link or a picture must not sign anybody out. */
export const loader = () => redirect('/');

/** Signing out without scripts. */
export async function action({ context }: Route.ActionArgs) {
  await callAuthApi(context, '/sign-out', {});
  return redirect('/', 303);
}
