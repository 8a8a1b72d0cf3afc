import { Link, useLocation, useNavigation } from 'react-router';
import { blogCopy, filterCopy } from '#messages/content/blog.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { type BlogView, isFiltered } from './blog-view.ts';

interface ListStatusProps {
  readonly view: BlogView;
  readonly total: number;
}

export function ListStatus({ view, total }: ListStatusProps) {
  const isLoading = useIsListLoading();
  return (
    <div className="flex min-h-tap flex-1 flex-wrap items-center gap-x-4 text-ink-2 text-ui">
      <p aria-live="polite" className="min-w-0">
        {isLoading ? blogCopy.loading : <ResultCount view={view} total={total} />}
      </p>
      {isFiltered(view) && total > 0 && (
        <Link
          to="/blog"
          preventScrollReset
          className="inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
        >
          {filterCopy.clear}
        </Link>
      )}
    </div>
  );
}

export function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && unprefixed(location.pathname) === pathname;
}

function ResultCount({ view, total }: ListStatusProps) {
  if (!isFiltered(view)) return blogCopy.count(total);
  const { search, category } = view;
  return (
    <>
      {blogCopy.found(total)}
      {search !== '' && ` ${filterCopy.forSearch} “${search}”`}
      {category !== '' && ` ${filterCopy.inCategory} ${category}`}
    </>
  );
}
