import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { buildHref } from '#app/lib/search-params.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';
import type { Filter } from './filter-bar.tsx';
import { RemoveViewButton, SaveViewButton, useSavedViews } from './saved-views.tsx';
import { countOf, pageSizes, type TableLocation, type TableView, tableHref } from './table-view.ts';

export interface ListView {
  readonly label: string;
  /** Empty: everything. */
  readonly filters: TableView['filters'];
  readonly count?: number | undefined;
}

/** Returns all rows and one view a value of the filter; every view includes `base`. */
export function viewsOf({ name, options }: Filter, base: ListView['filters'] = {}): readonly ListView[] {
  return [
    { label: copy.all, filters: base },
    ...Object.entries(options).map(([value, label]) => ({ label, filters: { ...base, [name]: value } })),
  ];
}

export const isTabbed = ({ name, options }: Filter, views: readonly ListView[]): boolean =>
  Object.keys(options).every((value) => views.some(({ filters }) => filters[name] === value));

interface ListViewsProps {
  readonly location: TableLocation;
  readonly hiddenParams: Readonly<Record<string, string>>;
  readonly views: readonly ListView[];
}

export function ListViews({ location, hiddenParams, views }: ListViewsProps) {
  const { pathname, view } = location;
  const hrefOf = (change: Partial<TableView>) => tableHref(location, change);
  const shown = hrefOf({ limit: pageSizes[0] });
  const list = buildHref(pathname, hiddenParams);
  const saved = useSavedViews(list);
  const own = saved.find(({ query }) => `${pathname}?${query}` === shown);
  const open = own === undefined ? openView(views, view.filters) : undefined;
  const isBuiltIn = ({ filters }: ListView) =>
    hrefOf({ search: '', filters, sort: location.options.defaultSort, limit: pageSizes[0] }) === shown;
  const tabs = useScrollActiveTabIntoView<HTMLElement>(shown);
  const isKept = own !== undefined || views.some(isBuiltIn);
  return (
    <nav
      ref={tabs}
      aria-label={copy.views}
      className="isolate flex gap-x-1 overflow-x-auto px-2 pt-2 [scrollbar-width:none] max-sm:px-3"
    >
      {views.map((each) => (
        <Tab key={each.label} to={hrefOf({ search: '', filters: each.filters })} isOpen={each === open}>
          <span className="inline-block first-letter:uppercase">{each.label}</span>
          {each.count !== undefined && each.count > 0 && (
            <b className="num ml-2 rounded-full bg-dawn-soft px-2 text-ink text-tag">{countOf(each.count)}</b>
          )}
        </Tab>
      ))}
      {saved.map(({ id, name, query }) => (
        <Fragment key={id}>
          <Tab to={`${pathname}?${query}`} isOpen={id === own?.id}>
            {name}
          </Tab>
          {id === own?.id && <RemoveViewButton id={id} name={name} />}
        </Fragment>
      ))}
      {!isKept && <SaveViewButton list={list} query={shown.slice(pathname.length + 1)} />}
    </nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Tab({ to, isOpen, children }: TabProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="relative inline-flex min-h-tap items-center whitespace-nowrap rounded-full px-3.5 font-medium text-ink-2 text-ui before:absolute before:inset-x-0 before:inset-y-1 before:-z-1 before:rounded-full hover:text-ink hover:before:bg-sunk focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:bg-soft"
    >
      {children}
    </Link>
  );
}

function openView(views: readonly ListView[], filters: TableView['filters']): ListView | undefined {
  const narrowness = (view: ListView) => Object.keys(view.filters).length;
  return views
    .filter((view) => Object.entries(view.filters).every(([name, value]) => filters[name] === value))
    .toSorted((a, b) => narrowness(b) - narrowness(a))[0];
}
