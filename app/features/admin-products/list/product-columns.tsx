import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { fieldValueCopy } from '#messages/admin-product-form.ts';
import { productsCopy as copy } from '#messages/admin-products.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog-labels.ts';
import { formatCardDate } from '#shared/dates.ts';
import { FeaturedToggle } from './featured-toggle.tsx';
import type { ProductRow } from './fetch-products.ts';
import { ProductState } from './product-state.tsx';

const product = (): Column<ProductRow> => ({
  header: copy.columns.product,
  isTitle: true,
  sort: 'title',
  cell: ({ title, slug, cover_url }) => (
    <span className="flex min-w-0 items-center gap-3 md:min-w-40">
      <span className="size-10 shrink-0 overflow-hidden rounded-small">
        <ProductCover slug={slug} src={cover_url} form="mark" sizes="40px" />
      </span>
      <span className="grid min-w-0">
        <span className="line-clamp-2 break-words font-semibold leading-snug">{title}</span>
        <span className="truncate text-ink-3 text-small md:max-w-28 2xl:max-w-72">/{slug}</span>
      </span>
    </span>
  ),
});

const price = (): Column<ProductRow> => ({
  header: copy.columns.price,
  sort: 'price',
  isNumber: true,
  cell: ({ price, original_price }) => (
    <span className="grid justify-items-end leading-tight">
      {price === 0 ? <span>{copy.free}</span> : <Money amount={price} />}
      {original_price !== null && original_price > price && (
        <Money amount={original_price} struck className="text-small" />
      )}
    </span>
  ),
});

const type = (): Column<ProductRow> => ({
  header: copy.columns.type,
  cell: ({ type }) => productTypeLabels[type],
});

const billing = (): Column<ProductRow> => ({
  header: copy.columns.billing,
  cell: ({ billing_cycle }) =>
    billing_cycle === null ? (
      ''
    ) : (
      <span className="whitespace-nowrap">{fieldValueCopy.per(billingCycleLabels[billing_cycle])}</span>
    ),
});

const status = (): Column<ProductRow> => ({
  header: copy.columns.status,
  cell: (row) => <ProductState product={row} />,
});

const featured = (): Column<ProductRow> => ({
  header: copy.columns.featured,
  cell: (row) => <FeaturedToggle product={row} />,
});

const created = (): Column<ProductRow> => ({
  header: copy.columns.created,
  sort: 'created_at',
  cell: ({ created_at }) => (
    <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
  ),
});

/** APRD-031: one-time products show a type; APRD-008: subscriptions their billing cycle. */
export const oneTimeColumns = () => [product(), type(), price(), status(), featured(), created()];
export const subscriptionColumns = () => [product(), price(), billing(), status(), featured(), created()];
