import { Form, useNavigation } from 'react-router';
import { SearchField } from '#app/components/search-field.tsx';
import { useShowView } from '#app/hooks/use-show-view.ts';
import { queryOf } from '#app/lib/url-view.ts';
import { type ProductType, productTypeLabels } from '#shared/catalog.ts';
import { libraryCopy as copy } from './library-copy.ts';
import { type PurchasesView, purchaseSorts, purchasesHref, readPurchasesView } from './purchases-view.ts';

interface Props {
  readonly view: PurchasesView;
  readonly types: readonly ProductType[];
  readonly total: number;
}

/** Search, type and order live in the URL; a plain GET form, so it works before JavaScript, too. */
export function PurchasesToolbar({ view, types, total }: Props) {
  const showView = useShowView();
  const isLoading = useNavigation().location?.pathname === '/user/purchases';
  const show = (form: HTMLFormElement) => showView(purchasesHref(readPurchasesView(queryOf(form))));
  return (
    <Form
      method="get"
      className="mb-6 flex flex-wrap items-center gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        show(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <SearchField
        value={view.search}
        placeholder={copy.search}
        className="flex-[1_1_240px] max-sm:basis-full"
      />
      <Choice name="type" label={copy.type} value={view.type ?? ''}>
        <option value="">{copy.allTypes}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {productTypeLabels[type]}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label={copy.sort} value={view.sort}>
        {purchaseSorts.map((sort) => (
          <option key={sort} value={sort}>
            {copy.sorts[sort]}
          </option>
        ))}
      </Choice>
      <p aria-live="polite" className="num ml-auto text-ink-3 text-ui max-sm:ml-0 max-sm:basis-full">
        {isLoading ? copy.loading : copy.count(total)}
      </p>
      <button type="submit" className="sr-only focus:not-sr-only">
        {copy.submit}
      </button>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: React.ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <select
      name={name}
      key={value}
      defaultValue={value}
      aria-label={label}
      className="min-h-11 min-w-0 rounded-card bg-surface px-3 font-medium text-ink text-ui ring-1 ring-line-strong ring-inset focus-visible:outline-2 focus-visible:outline-link max-sm:flex-1"
    >
      {children}
    </select>
  );
}
