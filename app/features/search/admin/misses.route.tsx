import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listSearchMisses, type SearchMiss } from '#contract/search/admin.ts';
import { missesCopy as copy, missesCopy } from '#messages/search/admin.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/misses.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listSearchMisses);

export const handle: ErrorHandle = () => ({ title: missesCopy.title, errorTitle: missesCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: missesCopy.title, robots: 'noindex' });

export default function SearchMissesRoute({ loaderData: { table, misses, total } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-[44em] text-ink-2 text-ui">{copy.note}</p>
      <StaffList
        pathname="/admin/content/searches"
        table={table}
        rows={misses}
        total={total}
        columns={missColumns()}
        copy={copy}
        filters={[{ name: 'language', label: copy.columns.language, options: copy.languages }]}
      />
    </>
  );
}

const missColumns = (columns = copy.columns): readonly Column<SearchMiss>[] => [
  {
    header: columns.words,
    isTitle: true,
    cell: ({ words, language }, folded) => (
      <span className="grid gap-0.5">
        <Link
          reloadDocument
          to={`${pathInLanguage('/search', language)}?q=${encodeURIComponent(words)}`}
          className="wrap-anywhere inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
        >
          {words}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-small">{folded}</span>
      </span>
    ),
  },
  { header: columns.language, fold: 'tablet', cell: ({ language }) => copy.languages[language] },
  {
    header: columns.last,
    sort: 'last_at',
    fold: 'tablet',
    cell: ({ last_at }) => <span className="num">{formatCardDate(last_at)}</span>,
  },
  { header: columns.times, sort: 'times', isNumber: true, fold: 'never', cell: ({ times }) => String(times) },
];
