import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { ChipLink } from '#app/components/ui/chip.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import {
  getProduct,
  listProductCategories,
  listProducts,
  type ProductDetail,
} from '#contract/catalog/products.ts';
import type { CallResult, Client } from '#contract/client.ts';
import { listWishlist } from '#contract/wishlist/wishlist.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { moreThanCounted } from '#shared/lists.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { ProductList } from './product-list.tsx';
import { kinds, PAGE_SIZE, parseShopView, type ShopView, shopHref, sorts } from './shop-view.ts';

interface ShopPageProps extends Pick<Shop, 'view' | 'list' | 'categories'> {
  readonly inPortal: boolean;
  readonly ownedIds: ReadonlySet<string>;
  readonly children?: ReactNode;
}

/** Shared by visitors and the portal (MKT, PORT-028). */
export function ShopPage({ view, list, categories, inPortal, ownedIds, children }: ShopPageProps) {
  const { pathname } = useLocation();
  const problem = useActionData<FormReply>()?.problem ?? null;
  const href = (change: Partial<ShopView>) => shopHref(pathname, { ...view, ...change });
  const isWishlist = inPortal && view.isWishlist;
  const isFiltered = view.search !== '' || view.kind !== 'all' || view.category !== null;
  const isLoading = useNavigation().location?.pathname === pathname;
  return (
    <div className={inPortal ? '' : 'wrap pt-[clamp(20px,4vw,64px)] pb-section max-sm:pb-14'}>
      <header className="grid gap-3 pb-3 sm:pb-6">
        <h1 className="font-semibold text-t1">{inPortal ? catalogCopy.titleInPortal : catalogCopy.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lede max-sm:text-ui">{catalogCopy.lede}</p>
      </header>
      {problem !== null && (
        <p role="alert" className="notice-debit mb-5">
          {problem.message}
        </p>
      )}
      <CatalogToolbar view={view} total={list?.total ?? 0} categories={categories} hasWishlist={inPortal} />
      {list?.is_near === true && <p className="mb-5 text-ink-2 text-ui">{catalogCopy.near}</p>}
      {list === null ? (
        <ErrorState title={catalogCopy.failed} />
      ) : (
        <ProductList
          isLoading={isLoading}
          isWishlist={isWishlist}
          isFiltered={isFiltered || isWishlist || view.page > 1}
          products={list.products}
          ownedIds={ownedIds}
          detailHref={(slug) => href({ detail: slug })}
          resetHref={pathname}
          hasFeatured={view.page === 1 && !isFiltered && view.sort === 'recommended' && !isWishlist}
          {...(isWishlist && !isFiltered && { empty: catalogCopy.noWishes })}
        />
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
        hrefOf={(page) => href({ page })}
        startsAtTop
      />
      {children}
    </div>
  );
}

interface Props {
  readonly view: ShopView;
  readonly total: number;
  readonly categories: readonly Category[];
  readonly hasWishlist: boolean;
}

/** Search, order and filters are in the URL: a GET form and links, so that they work without scripts. */
function CatalogToolbar({ view, total, categories, hasWishlist }: Props) {
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
        {isLoading ? catalogCopy.loading : catalogCopy.count(total, moreThanCounted(total, view.search))}
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

/** The timeout of the list (MKT-008). */
const LIST_TIMEOUT_MS = 10_000;

type ProductPage = Extract<CallResult<typeof listProducts>, { ok: true }>['value'];

type Category = Extract<
  CallResult<typeof listProductCategories>,
  { ok: true }
>['value']['categories'][number];

export type DetailProblem = 'not_found' | 'failed';

export interface Shop {
  readonly view: ShopView;
  readonly categories: readonly Category[];
  /** Null after a timeout. */
  readonly list: ProductPage | null;
  readonly product: ProductDetail | null;
  readonly problem: DetailProblem | null;
}

export async function fetchShop(client: Client, view: ShopView, hasWishlist: boolean): Promise<Shop> {
  const [list, categories, detail] = await Promise.all([
    withTimeout(fetchList(client, view, hasWishlist), LIST_TIMEOUT_MS),
    withTimeout(client.call(listProductCategories), LIST_TIMEOUT_MS),
    view.detail === null ? null : client.call(getProduct, { params: { id: view.detail } }),
  ]);
  return {
    view,
    categories: categories?.ok === true ? categories.value.categories : [],
    list: list?.ok === true ? forCards(list.value) : null,
    product: detail?.ok === true ? detail.value.product : null,
    problem:
      detail === null || detail.ok
        ? null
        : detail.refusal.code === 'PRODUCT_NOT_FOUND'
          ? 'not_found'
          : 'failed',
  };
}

/** Cards show no highlights; without them the page fits the first round trip. */
const forCards = (page: ProductPage): ProductPage => ({
  ...page,
  products: page.products.map((product) => ({ ...product, highlights: [] })),
});

function fetchList(client: Client, view: ShopView, hasWishlist: boolean) {
  const { kind, category, sort, page, search, isWishlist } = view;
  const query = {
    kind,
    sort,
    page,
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(category !== null && { category }),
  };
  return hasWishlist && isWishlist
    ? client.call(listWishlist, { query })
    : client.call(listProducts, { query });
}
