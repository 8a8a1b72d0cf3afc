import { Badge } from '#app/components/ui/badge.tsx';
import { isDiscountable, useKeptPrice } from '#app/hooks/use-kept-price.ts';
import { cn } from '#app/lib/cn.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { billingCycleLabels } from '#messages/catalog/labels.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

interface Props {
  readonly product: ProductCard;
  readonly isLarge?: boolean;
}

export function Price({ product, isLarge = false }: Props) {
  const kept = useKeptPrice(product);
  if (product.availability === 'coming_soon' || product.price === null) {
    return <LaunchDate date={product.launch_date} />;
  }
  const isReduced = product.discount_percentage > 0 && product.original_price !== null;
  return (
    <span
      className={cn(
        'figures flex min-w-0 flex-wrap items-baseline',
        isLarge
          ? 'gap-x-2 font-medium text-price [&_s]:text-ui [&_small]:text-ui'
          : 'gap-x-1.5 font-semibold text-t3',
      )}
    >
      {product.price_varies && product.price > 0 && (
        <small className="font-normal text-ink-3 text-small">{catalogCopy.from}</small>
      )}
      <Amount price={product.price} kept={kept?.price ?? null} />
      {product.billing_cycle !== null && product.price > 0 && (
        <small className="font-normal text-ink-3 text-small">
          / {billingCycleLabels[product.billing_cycle]}
        </small>
      )}
      {isReduced && (
        <span className="inline-flex items-center gap-2">
          <s className="num font-normal text-ink-3 text-small">
            <span className="sr-only">
              {product.type === 'bundle' ? catalogCopy.priceAlone : catalogCopy.priceBefore}{' '}
            </span>
            {formatRupiah(product.original_price ?? rupiah(0))}
          </s>
          {isLarge && (
            <Badge variant="hot" className="font-sans">
              <span className="sr-only">{catalogCopy.save(product.discount_percentage)}</span>
              <span aria-hidden className="num">
                −{product.discount_percentage}%
              </span>
            </Badge>
          )}
        </span>
      )}
      {!isReduced && isDiscountable(product) && <PriceBefore price={product.price} isShown={kept !== null} />}
      {isLarge && isDiscountable(product) && (
        <small className="hidden h-lh w-0 min-w-full whitespace-nowrap font-normal text-ink-2 text-small coded:block">
          {kept !== null && catalogCopy.withCode(kept.code)}
        </small>
      )}
      {product.sale?.ends_at && (
        <small className="w-full font-normal text-ink-2 tabular-nums text-small">
          {catalogCopy.saleUntil(formatCardDate(product.sale.ends_at), formatTime(product.sale.ends_at))}
        </small>
      )}
    </span>
  );
}

interface AmountProps {
  readonly price: Rupiah;
  readonly kept: Rupiah | null;
}

/** The lower price replaces the other one in place, so that nothing moves. */
function Amount({ price, kept }: AmountProps) {
  if (kept === null) {
    return <span className="num">{price === 0 ? catalogCopy.free : formatRupiah(price)}</span>;
  }
  return (
    <span className="num inline-grid *:col-start-1 *:row-start-1">
      <span className="invisible">{formatRupiah(price)}</span>
      <span>{kept === 0 ? catalogCopy.free : formatRupiah(kept)}</span>
    </span>
  );
}

interface PriceBeforeProps {
  readonly price: Rupiah;
  readonly isShown: boolean;
}

function PriceBefore({ price, isShown }: PriceBeforeProps) {
  const text = formatRupiah(price);
  return (
    <s
      className="num hidden whitespace-nowrap font-normal text-ink-3 text-small coded:inline-block"
      style={{ minWidth: `${text.length}ch` }}
    >
      {isShown ? (
        <>
          <span className="sr-only">{catalogCopy.priceBefore} </span>
          {text}
        </>
      ) : (
        '\u00a0'
      )}
    </s>
  );
}

function LaunchDate({ date }: { readonly date: string | null }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <small className="text-ink-3 text-small">{catalogCopy.launch}</small>
      <span className="num font-medium">
        {date === null ? catalogCopy.launchUnknown : formatCardDate(date)}
      </span>
    </span>
  );
}
