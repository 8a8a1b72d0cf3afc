import { Link } from 'react-router';
import { Cover } from '#app/components/cover.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Entitlement } from '#contract/account/checkout.ts';
import { productTypeLabels } from '#shared/catalog.ts';
import { formatCardDate } from '#shared/dates.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';

/** What the user holds, newest first. */
export function PurchaseList({ entitlements }: { readonly entitlements: readonly Entitlement[] }) {
  if (entitlements.length === 0) {
    return (
      <EmptyState title="Belum ada pembelian" hint="Produk yang Anda beli langsung terbuka di sini.">
        <Button asChild>
          <Link to="/user/marketplace">Lihat marketplace</Link>
        </Button>
      </EmptyState>
    );
  }
  const palettes = coverPalettes(entitlements.map(({ product }) => product.slug));
  return (
    <ul className="grid gap-x-7 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
      {entitlements.map(({ id, product, purchased_at }, index) => (
        <li
          key={id}
          className="relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 border-line border-b py-4 sm:grid-cols-1 sm:content-start sm:gap-3 sm:border-0 sm:py-0"
        >
          <div className="relative aspect-square overflow-hidden rounded-card sm:aspect-[16/10] sm:rounded-sheet">
            <Cover slug={product.slug} src={product.cover_url} palette={palettes[index]} />
          </div>
          <div>
            <p className="num text-ink-3 text-small">
              {productTypeLabels[product.type]} · dibeli {formatCardDate(purchased_at)}
            </p>
            <h2 className="mt-0.5 font-semibold text-t3">
              <Link
                to={`/product/${product.slug}`}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {product.title}
              </Link>
            </h2>
            <p className="mt-1 line-clamp-2 text-ink-2 text-ui max-sm:hidden">{product.short_description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
