import { ArrowRight } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import {
  buildHref,
  formSearchParams,
  pageParam,
  parsePage,
  parseSearchText,
} from '#app/lib/search-params.ts';
import type { PurchaseCard } from '#contract/courses/learning.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { libraryCopy as copy } from '#messages/courses/library.ts';
import { type ProductType, productTypes } from '#shared/shop/catalog.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export function PurchaseList({ purchases }: { readonly purchases: readonly PurchaseCard[] }) {
  return (
    <ul className="grid gap-x-7 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
      {purchases.map((purchase) => (
        <li
          key={purchase.holding_id}
          className="relative grid grid-cols-[88px_minmax(0,1fr)] items-start gap-4 border-line border-b py-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:gap-3 sm:border-0 sm:py-0"
        >
          <div className="relative aspect-square overflow-hidden rounded-card sm:aspect-[16/10] sm:rounded-sheet">
            <ProductCover
              slug={purchase.product.slug}
              src={purchase.product.cover_url}
              form="wide"
              phoneForm="mark"
            />
          </div>
          <PurchaseFacts purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}

function PurchaseFacts({ purchase }: { readonly purchase: PurchaseCard }) {
  const { product, purchased_at, progress, file_count } = purchase;
  return (
    <div className="flex min-w-0 flex-col items-start sm:h-full">
      <p className="text-ink-3 text-small">
        {productTypeLabels[product.type]} · {copy.bought(formatCardDate(purchased_at))}
      </p>
      <h2 className="mt-0.5 text-t3">
        <Link
          to={`/user/purchases/${product.slug}`}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {product.title}
        </Link>
      </h2>
      {progress === null ? (
        <p className="mt-1 line-clamp-2 text-ink-2 text-ui max-sm:hidden">{product.short_description}</p>
      ) : (
        <div className="mt-3">
          <PetalBand total={progress.lessons_total} done={progress.lessons_done} />
        </div>
      )}
      <p className="num mt-1.5 flex flex-wrap gap-x-3 text-ink-2 text-small empty:hidden">
        {progress !== null && (
          <span>
            {progress.percent === 100
              ? copy.finished
              : copy.progress(progress.lessons_done, progress.lessons_total)}
          </span>
        )}
        {file_count > 0 && <span className="text-ink-3">{copy.files(file_count)}</span>}
      </p>
      <Link
        to={nextOf(purchase).to}
        className="relative z-10 mt-auto inline-flex min-h-tap items-center gap-1.5 font-semibold text-link text-ui underline-offset-4 hover:underline"
      >
        {nextOf(purchase).label}
        <span className="sr-only">: {product.title}</span>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </div>
  );
}

function nextOf({ product, progress, file_count }: PurchaseCard): {
  readonly label: string;
  readonly to: string;
} {
  const page = `/user/purchases/${product.slug}`;
  if (progress !== null && progress.percent < 100) {
    return { label: progress.lessons_done === 0 ? copy.next.start : copy.next.goOn, to: `${page}/learn` };
  }
  if (file_count > 0) return { label: copy.next.download(file_count), to: `${page}#berkas` };
  return { label: product.type === 'consultation' ? copy.next.sessions : copy.next.open, to: page };
}

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

const purchaseSorts = ['recent', 'activity', 'title'] as const;

export interface PurchasesView {
  readonly search: string;
  readonly type: ProductType | null;
  readonly sort: (typeof purchaseSorts)[number];
  readonly page: number;
  readonly gift_page: number;
}

export function parsePurchasesView(search: URLSearchParams): PurchasesView {
  return {
    search: parseSearchText(search, 'search'),
    type: productTypes.find((type) => type === search.get('type')) ?? null,
    sort: purchaseSorts.find((sort) => sort === search.get('sort')) ?? 'recent',
    page: parsePage(search),
    gift_page: parsePage(search, 'gift_page'),
  };
}

export function purchasesHref({ search, type, sort, page, gift_page }: PurchasesView): string {
  return buildHref('/user/purchases', {
    search,
    type,
    sort: sort === 'recent' ? null : sort,
    page: pageParam(page),
    gift_page: pageParam(gift_page),
  });
}

export const isFiltered = ({ search, type }: PurchasesView): boolean => search !== '' || type !== null;
