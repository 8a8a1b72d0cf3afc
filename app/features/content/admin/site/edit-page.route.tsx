import { sitePageAction } from '#app/features/content/admin/site/site-actions.ts';
import { SitePageForm } from '#app/features/content/admin/site/site-page-form.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listSitePages } from '#contract/content/admin-site-pages.ts';
import { legalCopy } from '#messages/content/admin-settings.ts';
import type { Route } from './+types/edit-page.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pages } = orThrow(await api(context).call(listSitePages));
  const page = pages.find(({ name }) => name === params.name);
  if (page === undefined) throw new Response(null, { status: 404 });
  return { page };
}

export const action = sitePageAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: legalCopy.title, robots: 'noindex' });

export default function EditPage({ loaderData: { page } }: Route.ComponentProps) {
  return <SitePageForm key={page.name} page={page} />;
}
