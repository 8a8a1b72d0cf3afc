import { data, redirect } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { NotFoundScreen } from '#app/shell/screens/not-found-screen.tsx';
import { followMailLink } from '#contract/mailings/mailings.ts';
import { mailLinkCopy as copy } from '#messages/mailings/mail-link.ts';
import type { Route } from './+types/mail-link.route.ts';

/** `/m/{token}`: counts the click and leads on. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const body = { is_click: request.method === 'GET' };
  const found = foundOrNull(await api(context).call(followMailLink, { params: { token }, body }));
  if (found === null) return data(null, { status: 404 });
  throw redirect(found.url, 303);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function MailLink() {
  return <NotFoundScreen />;
}
