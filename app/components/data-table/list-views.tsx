import { Link } from 'react-router';
import { tableCopy } from '#messages/data-table.ts';
import type { Filter } from './filter-bar.tsx';
import { countOf, type TableView } from './table-view.ts';

/** A useful selection of a list, as a tab. */
export interface ListView {
  readonly label: string;
  /** None: everything. */
  readonly filters: TableView['filters'];
  /** What waits there; none is not said. */
  readonly count?: number | undefined;
}

/** All rows, and those of some values of a filter; `base` is what every view has set. */
export function viewsOf(
  filter: Filter,
  values: readonly string[],
  base: ListView['filters'] = {},
): readonly ListView[] {
  const { name, options } = filter;
  return [
    { label: tableCopy.all, filters: base },
    ...values.map((value) => ({ label: options[value] ?? value, filters: { ...base, [name]: value } })),
  ];
}

interface ListViewsProps {
  readonly label: string;
  readonly views: readonly ListView[];
  readonly view: TableView;
  readonly hrefOf: (change: Partial<TableView>) => string;
}

/** The tabs above a list. Filters that were added keep the tab they were added to. */
export function ListViews({ label, views, view, hrefOf }: ListViewsProps) {
  const open = openView(views, view.filters);
  return (
    <nav
      aria-label={label}
      className="flex overflow-x-auto border-line border-b px-1.5 [scrollbar-width:none]"
    >
      {views.map((each) => (
        <Link
          key={each.label}
          to={hrefOf({ search: '', filters: each.filters })}
          preventScrollReset
          aria-current={each === open ? 'page' : undefined}
          className="relative inline-flex min-h-11 items-center whitespace-nowrap rounded-small px-3 font-medium text-ink-2 text-ui after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-dawn-deep"
        >
          <span className="inline-block first-letter:uppercase">{each.label}</span>
          {each.count !== undefined && each.count > 0 && (
            <b className="num ml-2 rounded-full bg-dawn-soft px-2 text-ink text-tag">{countOf(each.count)}</b>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** The narrowest tab that all of its filters are set of. */
function openView(views: readonly ListView[], filters: TableView['filters']): ListView | undefined {
  const narrowness = (view: ListView) => Object.keys(view.filters).length;
  return views
    .filter((view) => Object.entries(view.filters).every(([name, value]) => filters[name] === value))
    .toSorted((a, b) => narrowness(b) - narrowness(a))[0];
}
