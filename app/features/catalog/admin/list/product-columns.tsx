import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { productsCopy as copy } from '#messages/catalog/admin.ts';
import { fieldValueCopy } from '#messages/catalog/admin-product-editing.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { formatCount, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { oneTime, subscription } from '../product-kind.ts';
import { FeaturedToggle } from './featured-toggle.tsx';
import type { ProductRow } from './fetch-products.ts';
import { ProductState } from './product-state.tsx';

const product = (path: string): Column<ProductRow> => ({
  header: copy.columns.product,
  isTitle: true,
  sort: 'title',
  cell: ({ id, title, slug, cover_url }, folded) => (
    <RowTitle
      opens={`${path}/edit/${id}`}
      thumb={<ProductCover slug={slug} src={cover_url} form="mark" sizes="52px" />}
      title={title}
      hint={`/${slug}`}
      isHintWide
    >
      {folded}
    </RowTitle>
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

const sold = (): Column<ProductRow> => ({
  header: copy.columns.sold,
  sort: 'units_sold',
  isNumber: true,
  fold: 'tablet',
  line: ({ units_sold }) => (units_sold === 0 ? null : copy.sold(formatCount(units_sold))),
  cell: ({ units_sold, revenue_bigint }) =>
    units_sold === 0 ? (
      <span className="text-ink-3">—</span>
    ) : (
      <span className="grid leading-tight">
        {copy.sold(formatCount(units_sold))}
        <Money amount={toRupiah(revenue_bigint)} className="text-ink-2 text-small" />
      </span>
    ),
});

const type = (): Column<ProductRow> => ({
  header: copy.columns.type,
  fold: 'tablet',
  line: 'wide',
  cell: ({ type }) => productTypeLabels[type],
});

const billing = (): Column<ProductRow> => ({
  header: copy.columns.billing,
  fold: 'tablet',
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
  fold: 'tablet',
  line: 'none',
  cell: (row) => <FeaturedToggle product={row} />,
});

const created = (): Column<ProductRow> => ({
  header: copy.columns.created,
  fold: 'wide',
  line: 'none',
  sort: 'created_at',
  cell: ({ created_at }) => (
    <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
  ),
});

/** One-time products show a type (APRD-031), subscriptions their billing cycle (APRD-008). */
export const oneTimeColumns = () => [
  product(oneTime.path),
  type(),
  price(),
  sold(),
  status(),
  featured(),
  created(),
];
export const subscriptionColumns = () => [
  product(subscription.path),
  price(),
  sold(),
  billing(),
  status(),
  featured(),
  created(),
];
