import { redirect } from 'react-router';
import { api } from '#app/lib/api.ts';
import { getViewer } from '#contract/account/session.ts';
import { landingOf, withNext } from '#shared/landing.ts';
import { safeNext } from '#shared/safe-next.ts';
import type { Route } from './+types/landing.ts';

/** The end of every way in that comes back from elsewhere; only here is it known who that was. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get('next');
  const answer = await api(context).call(getViewer);
  const viewer = answer.ok ? answer.value.user : null;
  return redirect(viewer === null ? withNext('/login', safeNext(next)) : landingOf(viewer.role, next));
}
