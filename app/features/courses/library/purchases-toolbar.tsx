import { Form, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { libraryCopy as copy } from '#messages/courses/library.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { type PurchasesView, parsePurchasesView, purchaseSorts, purchasesHref } from './purchases-view.ts';

interface Props {
  readonly view: PurchasesView;
  readonly types: readonly ProductType[];
  readonly total: number;
}

/** A plain GET form, so that it works without scripts. */
export function PurchasesToolbar({ view, types, total }: Props) {
  const navigateToView = useNavigateToView();
  const isLoading = useNavigation().location?.pathname === '/user/purchases';
  const applyFilters = (form: HTMLFormElement) =>
    navigateToView(purchasesHref(parsePurchasesView(formSearchParams(form))));
  return (
    <Form
      method="get"
      className="mb-6 flex flex-wrap items-center gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        applyFilters(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        applyFilters(event.currentTarget);
      }}
    >
      <SearchField
        value={view.search}
        placeholder={copy.search}
        className="flex-[1_1_240px] max-sm:basis-full"
      />
      <FilterSelect name="type" label={copy.type} value={view.type ?? ''}>
        <option value="">{copy.allTypes}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {productTypeLabels[type]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="sort" label={copy.sort} value={view.sort}>
        {purchaseSorts.map((sort) => (
          <option key={sort} value={sort}>
            {copy.sorts[sort]}
          </option>
        ))}
      </FilterSelect>
      <p aria-live="polite" className="num ml-auto text-ink-3 text-ui max-sm:ml-0 max-sm:basis-full">
        {isLoading ? copy.loading : copy.count(total)}
      </p>
      <button type="submit" className="sr-only focus:not-sr-only">
        {copy.submit}
      </button>
    </Form>
  );
}

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: React.ReactNode;
}

function FilterSelect({ name, label, value, children }: FilterSelectProps) {
  return (
    <Select name={name} key={value} defaultValue={value} aria-label={label} className="min-w-0 max-sm:flex-1">
      {children}
    </Select>
  );
}
