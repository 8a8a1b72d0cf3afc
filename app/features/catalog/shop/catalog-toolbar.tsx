import { Heart } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { ChipLink } from '#app/components/ui/chip.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import type { Category } from './fetch-shop.ts';
import { kinds, parseShopView, type ShopView, shopHref, sorts } from './shop-view.ts';

interface Props {
  readonly view: ShopView;
  readonly total: number;
  readonly categories: readonly Category[];
  readonly hasWishlist: boolean;
}

/** Search, order and filters are in the URL: a GET form and links, so that they work without scripts. */
export function CatalogToolbar({ view, total, categories, hasWishlist }: Props) {
  const navigateToView = useNavigateToView();
  const { pathname } = useLocation();
  const applyFilters = (form: HTMLFormElement) =>
    navigateToView(shopHref(pathname, parseShopView(formSearchParams(form))));
  const hrefOf = (change: Partial<ShopView>) =>
    shopHref(pathname, { ...view, page: 1, detail: null, ...change });
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3">
      <Form
        method="get"
        className="contents"
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement) return;
          applyFilters(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          applyFilters(event.currentTarget);
        }}
      >
        {view.kind !== 'all' && <input type="hidden" name="kind" value={view.kind} />}
        {view.category !== null && <input type="hidden" name="category" value={view.category} />}
        {view.isWishlist && <input type="hidden" name="wishlist" value="1" />}
        <SearchField
          value={view.search}
          placeholder={catalogCopy.search}
          className="min-w-0 max-sm:col-span-2"
        />
        <SortPicker sort={view.sort} />
        <button type="submit" className="sr-only focus:not-sr-only noscript:not-sr-only">
          {catalogCopy.submit}
        </button>
      </Form>
      <div className="flex items-center gap-x-6 gap-y-2 max-sm:col-span-2 max-sm:row-start-3 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        <nav aria-label={catalogCopy.kind} className="flex gap-2 sm:flex-wrap">
          {kinds.map((kind) => (
            <ChipLink key={kind} to={hrefOf({ kind })} isChosen={kind === view.kind}>
              {catalogCopy.kinds[kind]}
            </ChipLink>
          ))}
          {hasWishlist && (
            <ChipLink to={hrefOf({ isWishlist: !view.isWishlist })} isChosen={view.isWishlist}>
              <Heart aria-hidden="true" className={view.isWishlist ? 'size-4.5 fill-current' : 'size-4.5'} />
              {catalogCopy.wishlist}
            </ChipLink>
          )}
        </nav>
        {categories.length > 1 && (
          <nav aria-label={catalogCopy.field} className="flex gap-2 sm:flex-wrap">
            {categories.map((category) => (
              <CategoryChip key={category.name} category={category} view={view} hrefOf={hrefOf} />
            ))}
          </nav>
        )}
      </div>
      <p
        aria-live="polite"
        className="num self-center justify-self-end text-ink-3 text-ui sm:self-start sm:leading-[2.75rem]"
      >
        {isLoading ? catalogCopy.loading : catalogCopy.count(total)}
      </p>
    </div>
  );
}

interface CategoryChipProps {
  readonly category: Category;
  readonly view: ShopView;
  hrefOf(change: Partial<ShopView>): string;
}

function CategoryChip({ category, view, hrefOf }: CategoryChipProps) {
  const { name } = category;
  const isChosen = name === view.category;
  return (
    <ChipLink to={hrefOf({ category: isChosen ? null : name })} isChosen={isChosen}>
      <span {...ownerLanguage(category, 'name')}>{name}</span>
    </ChipLink>
  );
}

function SortPicker({ sort }: { readonly sort: ShopView['sort'] }) {
  return (
    <Select
      name="sort"
      key={sort}
      defaultValue={sort}
      aria-label={catalogCopy.sort}
      className="justify-self-start sm:justify-self-auto max-sm:[&_select]:text-ui"
    >
      {sorts.map((value) => (
        <option key={value} value={value}>
          {catalogCopy.sorts[value]}
        </option>
      ))}
    </Select>
  );
}
