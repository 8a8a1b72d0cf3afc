import { redirect } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { getViewer } from '#contract/account/session.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import { signInRedirect, withNext } from '#shared/people/sign-in-redirect.ts';
import type { Route } from './+types/after-sign-in.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get('next');
  const result = await api(context).call(getViewer);
  const viewer = result.ok ? result.value.user : null;
  return redirect(viewer === null ? withNext('/login', safeNext(next)) : signInRedirect(viewer.role, next));
}
