import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { tableCopy } from '#messages/data-table.ts';
import { FilterForm } from './filter-form.tsx';
import { parseTableView, type TableOptions, type TableView, tableHref } from './table-view.ts';

export interface Filter {
  /** Its name in the URL. */
  readonly name: string;
  readonly label: string;
  /** Labels by value; "all" is added. */
  readonly options: Readonly<Record<string, string>>;
  /** Grouped options. */
  readonly groups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Label of "all". */
  readonly all?: string;
}

interface FilterBarProps {
  readonly shape: TableOptions;
  readonly view: TableView;
  readonly searchLabel: string;
  readonly filters?: readonly Filter[];
  /** Query parameters to keep, e.g. the tab. */
  readonly hiddenParams?: Readonly<Record<string, string>>;
  /** "Total Produk 18" */
  readonly count: ReactNode;
}

/** Search, filters and row count of a table. */
export function FilterBar({
  shape,
  view,
  searchLabel,
  filters = [],
  hiddenParams = {},
  count,
}: FilterBarProps) {
  const navigateToView = useNavigateToView();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const applyFilters = (search: URLSearchParams) => {
    const view = parseTableView(search, shape);
    const isApplied = (name: string) => filters.some((filter) => filter.name === name);
    // Keep parameters that this bar does not know.
    const kept = Object.entries(view.filters).filter(([name]) => !isApplied(name));
    const change = { search: view.search, filters: { ...Object.fromEntries(kept), ...view.filters } };
    navigateToView(tableHref({ pathname, shape, view }, change));
  };
  return (
    <FilterForm label={tableCopy.filter} hiddenParams={hiddenParams} onChange={applyFilters}>
      <SearchField value={view.search} placeholder={searchLabel} className="flex-[1_1_240px]" />
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} value={view.filters[filter.name] ?? ''} />
      ))}
      <p aria-live="polite" className="num ml-auto px-2 text-ink-3 text-small">
        {isLoading ? tableCopy.loading : count}
      </p>
      <button type="submit" className="sr-only focus:not-sr-only">
        {tableCopy.search}
      </button>
    </FilterForm>
  );
}

export function FilterSelect({ filter, value }: { readonly filter: Filter; readonly value: string }) {
  const { name, label, options, groups = {}, all = tableCopy.all } = filter;
  return (
    <label className="relative inline-flex min-h-12 max-w-full items-center rounded-control bg-surface text-ui shadow-[inset_0_0_0_1px_var(--control-line)] has-focus-visible:shadow-[inset_0_0_0_2px_var(--link)] data-set:bg-soft">
      <span className="pointer-events-none pl-3.5 text-ink-3">{label}</span>
      <select
        name={name}
        key={value}
        defaultValue={value}
        className="min-h-12 min-w-0 cursor-pointer appearance-none bg-transparent pr-9 pl-2 font-semibold text-ink outline-none"
      >
        <option value="">{all}</option>
        <Options of={options} />
        {Object.entries(groups).map(([heading, grouped]) => (
          <optgroup key={heading} label={heading}>
            <Options of={grouped} />
          </optgroup>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-4 text-ink-3" />
    </label>
  );
}

function Options({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));
}
