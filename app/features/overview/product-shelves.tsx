import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import type { ProductCard } from '#contract/catalog/products.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { formatRupiah } from '#shared/money/money.ts';

const MAX_PRODUCTS = 3;

interface ProductsProps {
  readonly products: readonly ProductCard[];
}

/** The first three one-time products (PORT-017); one for users with purchases. */
export function MarketplaceProducts({ products }: ProductsProps) {
  return <Shelf title={copy.products} empty={copy.noProducts} href="/user/marketplace" products={products} />;
}

/** Up to three, priced per cycle, monthly by default (PORT-020). */
export function SubscriptionProducts({ products }: ProductsProps) {
  return (
    <Shelf
      title={copy.subscriptions}
      empty={copy.noSubscriptions}
      href="/user/marketplace?kind=subscription"
      products={products}
      hasCycle
    />
  );
}

function priceOf({ price }: ProductCard): string {
  if (price === null) return copy.soon;
  return price === 0 ? copy.free : formatRupiah(price);
}

interface ShelfProps extends ProductsProps {
  readonly title: string;
  readonly empty: string;
  readonly href: string;
  readonly hasCycle?: boolean;
}

function Shelf({ title, empty, href, products, hasCycle = false }: ShelfProps) {
  return (
    <OverviewSection title={title} allHref={href}>
      {products.length === 0 && <OverviewEmpty title={empty} />}
      <ul className="border-line border-b empty:hidden">
        {products.slice(0, MAX_PRODUCTS).map((product) => (
          <li
            key={product.id}
            className="relative grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 border-line border-t py-3 sm:grid-cols-[56px_minmax(0,1fr)_auto]"
          >
            <span className="row-span-2 size-14 overflow-hidden rounded-control sm:row-span-1">
              <ProductCover slug={product.slug} src={product.cover_url} form="mark" sizes="56px" />
            </span>
            <span className="min-w-0">
              <Link
                to={`/user/marketplace?detail=${product.slug}`}
                className="line-clamp-2 font-semibold text-ui after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {product.title}
              </Link>
              <span className="text-ink-3 text-small">{productTypeLabels[product.type]}</span>
            </span>
            <b className="num font-semibold text-ui max-sm:col-start-2">
              {priceOf(product)}
              {hasCycle && (
                <span className="font-normal text-ink-3">
                  {' '}
                  / {billingCycleLabels[product.billing_cycle ?? 'monthly']}
                </span>
              )}
            </b>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}

interface OverviewSectionProps {
  readonly title: string;
  readonly allHref?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function OverviewSection({ title, allHref, className, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <header className="mb-3 flex min-h-tap items-center justify-between gap-4">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        {allHref !== undefined && (
          <Link
            to={allHref}
            aria-label={`${copy.all}: ${title}`}
            className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
          >
            {copy.all}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

export function OverviewEmpty({ title, hint }: { readonly title: string; readonly hint?: string }) {
  return (
    <div className="border-line border-y py-6 text-ui">
      <p className="font-semibold">{title}</p>
      {hint !== undefined && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}
