import { Heart } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { kinds, parseShopView, type ShopView, shopHref, sorts } from './shop-view.ts';

interface Props {
  readonly view: ShopView;
  readonly total: number;
  /** Whether to offer the wishlist filter: in the portal. */
  readonly hasWishlist: boolean;
}

/**
 * Search, type and order, kept in the URL. A GET form, so that it works without scripts.
 */
export function CatalogToolbar({ view, total, hasWishlist }: Props) {
  const navigateToView = useNavigateToView();
  const { pathname } = useLocation();
  const applyFilters = (form: HTMLFormElement) =>
    navigateToView(shopHref(pathname, parseShopView(formSearchParams(form))));
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form
      method="get"
      className="flex flex-wrap items-center gap-3 bg-paper py-3"
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.type === 'search') return;
        applyFilters(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        applyFilters(event.currentTarget);
      }}
    >
      <SearchField value={view.search} placeholder={catalogCopy.search} className="flex-[1_1_260px]" />
      <KindPicker kind={view.kind} />
      {hasWishlist && <WishlistFilter isOn={view.isWishlist} />}
      <SortPicker sort={view.sort} />
      <p aria-live="polite" className="num ml-auto text-ink-3 text-ui max-sm:ml-0">
        {isLoading ? catalogCopy.loading : catalogCopy.count(total)}
      </p>
      <button type="submit" className="sr-only focus:not-sr-only">
        {catalogCopy.submit}
      </button>
    </Form>
  );
}

function KindPicker({ kind }: { readonly kind: ShopView['kind'] }) {
  return (
    <fieldset className="flex rounded-card bg-sunk p-[3px] ring-1 ring-line ring-inset max-sm:w-full">
      <legend className="sr-only">{catalogCopy.kind}</legend>
      {kinds.map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center justify-center whitespace-nowrap rounded-[9px] px-3.5 font-semibold text-ink-2 text-ui has-checked:bg-lift has-checked:text-ink has-checked:shadow-1 has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-link max-sm:flex-auto max-sm:px-2 max-sm:text-sm"
        >
          <input
            type="radio"
            name="kind"
            value={value}
            key={`${value}${kind}`}
            defaultChecked={value === kind}
            className="sr-only"
          />
          {catalogCopy.kinds[value]}
        </label>
      ))}
    </fieldset>
  );
}

function WishlistFilter({ isOn }: { readonly isOn: boolean }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-card px-3.5 font-semibold text-ink-2 text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-dawn-soft has-checked:text-ink has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link">
      <input
        type="checkbox"
        name="wishlist"
        value="1"
        key={String(isOn)}
        defaultChecked={isOn}
        className="peer sr-only"
      />
      <Heart aria-hidden="true" className="size-4.5 peer-checked:fill-current peer-checked:text-dawn-deep" />
      {catalogCopy.wishlist}
    </label>
  );
}

function SortPicker({ sort }: { readonly sort: ShopView['sort'] }) {
  return (
    <Select
      name="sort"
      key={sort}
      defaultValue={sort}
      aria-label={catalogCopy.sort}
      className="max-sm:flex-[1_1_11rem]"
    >
      {sorts.map((value) => (
        <option key={value} value={value}>
          {catalogCopy.sorts[value]}
        </option>
      ))}
    </Select>
  );
}
