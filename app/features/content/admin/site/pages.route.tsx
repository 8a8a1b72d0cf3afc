import { ErrorState } from '#app/components/page/error-state.tsx';
import { SitePagesList } from '#app/features/content/admin/site/site-pages-list.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listSitePages } from '#contract/content/admin-site-pages.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { legalCopy } from '#messages/content/admin-settings.ts';
import type { Route } from './+types/pages.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const result = await api(context).call(listSitePages);
  return { pages: result.ok ? result.value.pages : null };
}

export const handle: ErrorHandle = () => ({ title: legalCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: legalCopy.title, robots: 'noindex' });

export default function ContentPages({ loaderData: { pages } }: Route.ComponentProps) {
  return pages === null ? <ErrorState title={contentCopy.failed} /> : <SitePagesList pages={pages} />;
}
