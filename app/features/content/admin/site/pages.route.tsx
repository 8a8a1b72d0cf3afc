import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type AdminSitePage, listSitePages } from '#contract/content/admin-site-pages.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { legalCopy as copy, legalCopy } from '#messages/content/admin-settings.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
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

function SitePagesList({ pages }: { readonly pages: readonly AdminSitePage[] }) {
  return (
    <>
      <p className="mb-4 max-w-[44em] text-ink-2 text-ui">{copy.hint}</p>
      <ul className="border-line border-t">
        {pages.map(({ name, title, description, updated_at }) => (
          <li key={name} className="border-line border-b">
            <Link
              to={`/admin/content/pages/${name}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 rounded-small px-2 py-4 hover:bg-soft md:grid-cols-[220px_minmax(0,1fr)_auto_auto]"
            >
              <span className="font-semibold">{title === '' ? copy.names[name] : title}</span>
              <span className="truncate text-ink-2 text-ui max-md:order-last max-md:col-span-2">
                {description}
              </span>
              <span className="text-ink-3 text-small max-md:order-last max-md:col-span-2">
                {updated_at === null ? copy.never : copy.changed(formatArticleDate(updated_at))}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
