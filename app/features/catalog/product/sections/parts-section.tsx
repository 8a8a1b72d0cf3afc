import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useBundleOffer } from '#app/hooks/use-bundle-offer.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard, ProductDetail } from '#contract/catalog/products.ts';
import { bundleCopy as copy } from '#messages/catalog/bundles.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { Price } from '../../price.tsx';
import { ProductSection } from './product-section.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly ownedIds: ReadonlySet<string>;
}

export function PartsSection({ product, ownedIds }: Props) {
  const { parts, price, original_price } = product;
  return (
    <div id="isi-paket" className="wrap pt-12 md:pt-20">
      <ProductSection
        title={copy.contents}
        isLoud
        note={
          original_price === null
            ? copy.each
            : `${copy.alone(unbroken(original_price), unbroken(price ?? rupiah(0)))} ${copy.each}`
        }
      >
        <Completion product={product} />
        <ul className="border-line border-b">
          {parts.map((part) => (
            <PartRow key={part.id} part={part} isOwned={ownedIds.has(part.id)} />
          ))}
        </ul>
      </ProductSection>
    </div>
  );
}

const unbroken = (amount: Rupiah) => formatRupiah(amount).replace(' ', '\u00a0');

function Completion({ product: { id, slug } }: Pick<Props, 'product'>) {
  const offer = useBundleOffer(id);
  if (offer === null) return null;
  return (
    <div role="status" className="mb-6 grid gap-3 rounded-card bg-soft px-4 py-4 text-ui">
      <p>
        <b className="font-semibold">{copy.ownedTitles(offer.owned.titles.join(', '))}.</b> {copy.lessBy}{' '}
        <span className="num">{formatRupiah(offer.owned.amount)}</span>.
      </p>
      <Button asChild className="justify-self-start">
        <Link to={`/checkout/${slug}`}>{copy.completeFor(formatRupiah(offer.due))}</Link>
      </Button>
    </div>
  );
}

function PartRow({ part, isOwned }: { readonly part: ProductCard; readonly isOwned: boolean }) {
  const { slug, title, type, cover_url, short_description, highlights, module_count } = part;
  const counted = module_count > 0 ? [copy.modules(module_count)] : [];
  const inside = highlights.length > 0 ? highlights : counted;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t py-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
      <div className="size-14 overflow-hidden rounded-control sm:size-18">
        <ProductCover slug={slug} src={cover_url} form="mark" sizes="72px" />
      </div>
      <div className="min-w-0">
        <Link
          to={`/product/${slug}`}
          {...ownerLanguage(part, 'title')}
          className="inline-flex min-h-tap items-center font-semibold leading-snug underline-offset-4 hover:underline sm:min-h-0"
        >
          {title}
        </Link>
        <p className="text-ink-3 text-small">{productTypeLabels[type]}</p>
        {short_description !== null && (
          <p {...ownerLanguage(part, 'short_description')} className="mt-1 max-w-[38em] text-ink-2 text-ui">
            {short_description}
          </p>
        )}
        {inside.length > 0 && (
          <p {...ownerLanguage(part, 'highlights')} className="mt-1 max-w-[38em] text-ink-3 text-small">
            {inside.join(' · ')}
          </p>
        )}
      </div>
      <div className="max-sm:col-start-2 sm:text-right">
        <Price product={part} />
        {isOwned && (
          <p className="flex items-center gap-1 text-credit text-small sm:justify-end">
            <Check aria-hidden className="size-4" />
            {copy.owned}
          </p>
        )}
      </div>
    </li>
  );
}
