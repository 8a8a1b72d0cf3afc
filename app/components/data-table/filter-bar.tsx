import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { cn } from '#app/lib/cn.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { tableCopy } from '#messages/components/data-table.ts';
import { SearchField } from '../inputs/search-field.tsx';
import { parseTableView, type Table, tableHref } from './table-view.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly groups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly all?: string;
}

interface FilterBarProps extends Table {
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  readonly hiddenParams?: Readonly<Record<string, string>>;
  readonly count: ReactNode;
}

export function FilterBar({
  options,
  view,
  searchLabel,
  filters = [],
  hiddenParams = {},
  count,
}: FilterBarProps) {
  const navigateToView = useNavigateToView();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isFolded = searchLabel !== undefined && filters.length > 0;
  const hrefWithout = (name: string) => {
    const { [name]: _, ...filters } = view.filters;
    return tableHref({ pathname, options, view }, { filters });
  };
  const applyFilters = (search: URLSearchParams) => {
    const view = parseTableView(search, options);
    const isApplied = (name: string) => filters.some((filter) => filter.name === name);
    const kept = Object.entries(view.filters).filter(([name]) => !isApplied(name));
    const change = { search: view.search, filters: { ...Object.fromEntries(kept), ...view.filters } };
    navigateToView(tableHref({ pathname, options, view }, change));
  };
  return (
    <FilterForm label={tableCopy.filter} hiddenParams={hiddenParams} onChange={applyFilters}>
      {searchLabel !== undefined && (
        <SearchField
          value={view.search}
          placeholder={searchLabel}
          className="max-w-96 flex-[1_1_200px] [&_input]:min-h-tap [&_svg]:top-3 max-sm:max-w-none"
        />
      )}
      {isFolded && <FilterToggle />}
      {filters.map((filter) => (
        <span key={filter.name} className={cn('contents', isFolded && !view.filters[filter.name] && unfolds)}>
          <FilterSelect
            filter={filter}
            value={view.filters[filter.name] ?? ''}
            clearHref={hrefWithout(filter.name)}
          />
        </span>
      ))}
      <p
        aria-live="polite"
        className={cn('num ml-auto px-2 text-ink-3 text-small', isFolded && 'max-sm:sr-only')}
      >
        {isLoading ? tableCopy.loading : count}
      </p>
      <button type="submit" className="sr-only focus:not-sr-only">
        {tableCopy.search}
      </button>
    </FilterForm>
  );
}

const unfolds = 'max-sm:hidden max-sm:group-has-[details[open]]/filters:contents';

interface FilterSelectProps {
  readonly filter: Filter;
  readonly value: string;
  readonly clearHref: string;
}

function FilterToggle() {
  return (
    <details className="sm:hidden">
      <summary
        aria-label={tableCopy.filters}
        className="grid size-tap cursor-pointer list-none place-items-center rounded-control text-ink shadow-[inset_0_0_0_1px_var(--control-line)] [[open]>&]:bg-soft [&::-webkit-details-marker]:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
      </summary>
    </details>
  );
}

export function FilterSelect({ filter, value, clearHref }: FilterSelectProps) {
  const { name, label, options, groups = {}, all = tableCopy.all } = filter;
  const isSet = value !== '';
  return (
    <span
      className={cn(
        'relative inline-flex min-h-tap max-w-full items-center rounded-control text-ui has-focus-visible:shadow-[inset_0_0_0_2px_var(--link)]',
        isSet
          ? 'bg-soft shadow-[inset_0_0_0_1.5px_var(--link)]'
          : 'bg-surface shadow-[inset_0_0_0_1px_var(--control-line)]',
      )}
    >
      <label className="inline-flex min-w-0 items-center">
        <span className="pointer-events-none whitespace-nowrap pl-3.5 text-ink-2">{label}</span>
        <select
          name={name}
          key={value}
          defaultValue={value}
          className={cn(
            'min-h-tap min-w-0 cursor-pointer appearance-none bg-transparent pl-2 font-semibold text-ink outline-none [field-sizing:content]',
            isSet ? 'pr-1' : 'pr-8',
          )}
        >
          <option value="">{all}</option>
          <Options of={options} />
          {Object.entries(groups).map(([heading, grouped]) => (
            <optgroup key={heading} label={heading}>
              <Options of={grouped} />
            </optgroup>
          ))}
        </select>
      </label>
      {isSet ? (
        <Link
          to={clearHref}
          preventScrollReset
          aria-label={tableCopy.clearFilter(label)}
          className="grid min-h-tap w-9 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-4 text-ink-2" />
      )}
    </span>
  );
}

function Options({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));
}

interface FilterFormProps {
  readonly label: string;
  readonly hiddenParams?: Readonly<Record<string, string>>;
  readonly onChange: (search: URLSearchParams) => void;
  readonly children: ReactNode;
}

/** A GET form, so that it works without scripts. With them, a choice applies at once. */
export function FilterForm({ label, hiddenParams = {}, onChange, children }: FilterFormProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      className="group/filters flex flex-wrap items-center gap-2 border-line border-b p-3 max-sm:px-4"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) onChange(formSearchParams(currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(formSearchParams(event.currentTarget));
      }}
    >
      {Object.entries(hiddenParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
