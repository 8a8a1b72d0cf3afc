import type { ProductCard } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { billingCycleLabels } from '#messages/catalog-labels.ts';
import { formatArticleDate, formatCardDate, formatTime } from '#shared/dates.ts';
import { formatRupiah, rupiah } from '#shared/money.ts';

interface Props {
  readonly product: ProductCard;
  /** On the page of the product. */
  readonly isLarge?: boolean;
}

/** Launch date, "Free", or the price with period and original price. The API omits coming-soon prices. */
export function Price({ product, isLarge = false }: Props) {
  if (product.availability === 'coming_soon' || product.price === null) {
    return <LaunchDate date={product.launch_date} />;
  }
  const isReduced = product.discount_percentage > 0 && product.original_price !== null;
  return (
    <span
      className={`flex flex-wrap items-baseline gap-x-2 ${isLarge ? 'font-medium text-price [&_small]:text-ui [&_s]:text-ui [&_s]:tracking-normal [&_small]:tracking-normal' : 'font-semibold text-[1.1875rem] tracking-[-0.025em]'}`}
    >
      {product.price_varies && product.price > 0 && (
        <small className="font-normal text-ink-3 text-small">{catalogCopy.from}</small>
      )}
      <span className="num">{product.price === 0 ? catalogCopy.free : formatRupiah(product.price)}</span>
      {product.billing_cycle !== null && product.price > 0 && (
        <small className="font-normal text-ink-3 text-small">
          / {billingCycleLabels[product.billing_cycle]}
        </small>
      )}
      {isReduced && (
        <s className="num font-normal text-ink-3 text-small">
          <span className="sr-only">
            {product.type === 'bundle' ? catalogCopy.priceAlone : catalogCopy.priceBefore}{' '}
          </span>
          {formatRupiah(product.original_price ?? rupiah(0))}
        </s>
      )}
      {product.sale?.ends_at && (
        <small className="num w-full font-normal text-ink-2 text-small tracking-normal">
          {catalogCopy.saleUntil(formatCardDate(product.sale.ends_at), formatTime(product.sale.ends_at))}
        </small>
      )}
    </span>
  );
}

function LaunchDate({ date }: { readonly date: string | null }) {
  return (
    <span className="flex items-baseline gap-2">
      <small className="text-ink-3 text-small">{catalogCopy.launch}</small>
      <span className="num font-medium">
        {date === null ? catalogCopy.launchUnknown : formatArticleDate(date)}
      </span>
    </span>
  );
}
