import { redirect } from 'react-router';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import type { Route } from './+types/logout.route.ts';

/** A GET signs nobody out, because a link or an image could trigger it. */
export const loader = () => redirect('/');

export async function action({ context }: Route.ActionArgs) {
  await callAuthApi(context, '/sign-out', {});
  return redirect('/', 303);
}
