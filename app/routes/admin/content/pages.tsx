import { ErrorState } from '#app/components/page/error-state.tsx';
import { SitePagesList } from '#app/features/admin-content/site/site-pages-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listSitePages } from '#contract/admin/content/site-pages.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { legalCopy } from '#messages/admin-settings.ts';
import type { Route } from './+types/pages.ts';

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
