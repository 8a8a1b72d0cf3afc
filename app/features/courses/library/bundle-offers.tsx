import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { BundleOffer } from '#contract/checkout/bundles.ts';
import { bundleCopy as copy } from '#messages/catalog/bundles.ts';
import { formatRupiah } from '#shared/money/money.ts';

export function BundleOffers({ bundles }: { readonly bundles: readonly BundleOffer[] }) {
  if (bundles.length === 0) return null;
  return (
    <section aria-labelledby="lengkapi-paket" className="mt-12">
      <h2 id="lengkapi-paket" className="border-ink border-b-2 pb-2 text-t3">
        {copy.complete}
      </h2>
      <ul>
        {bundles.map(({ id, slug, title, cover_url, owned, missing, due }) => (
          <li
            key={id}
            className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b py-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]"
          >
            <div className="size-14 self-start overflow-hidden rounded-control sm:size-18">
              <ProductCover slug={slug} src={cover_url} form="mark" sizes="72px" />
            </div>
            <div className="min-w-0 text-ui">
              <Link
                to={`/product/${slug}`}
                className="inline-flex min-h-tap items-center font-semibold underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <p className="text-ink-2">{copy.missing(missing.join(', '))}</p>
              <p className="text-credit text-small">
                {copy.ownedTitles(owned.titles.join(', '))}{' '}
                <span className="num">(−{formatRupiah(owned.amount)})</span>
              </p>
            </div>
            <Button asChild variant="outline" className="max-sm:col-span-2">
              <Link to={`/checkout/${slug}`} aria-label={`${copy.completeFor(formatRupiah(due))}: ${title}`}>
                {copy.completeFor(formatRupiah(due))}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
