import type { ReactNode } from 'react';
import { Prose } from '#app/components/page/prose.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { Price } from '../price.tsx';
import { ProductPicture } from '../product/hero/media-gallery.tsx';
import { FeatureList } from '../product/sections/feature-list.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly onClose: () => void;
  readonly buyArea: ReactNode;
}

export function ProductDialog({ product, onClose, buyArea }: Props) {
  return (
    <Dialog open isHistoryStep={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="wide">
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll what has no button
          tabIndex={0}
          className="min-h-0 overflow-y-auto overscroll-contain outline-none md:grid md:max-h-[720px] md:grid-cols-[52fr_48fr]"
        >
          <div className="relative aspect-[16/11] overflow-hidden bg-sunk md:sticky md:top-0 md:aspect-auto md:h-[min(720px,calc(100dvh-48px))]">
            <ProductPicture product={product} />
          </div>
          <div className="flex flex-col gap-4 px-5 pt-5 md:px-8 md:pt-9">
            <Tags product={product} />
            <DialogTitle className="pr-8 font-semibold text-t2">{product.title}</DialogTitle>
            <DialogDescription className="text-base text-ink-2">
              {product.short_description}
            </DialogDescription>
            <FeatureList product={product} />
            <ProductFacts product={product} />
            {product.description !== '' && (
              <Prose html={product.description} {...ownerLanguage(product, 'description')} />
            )}
            <div className="sticky bottom-0 -mx-5 mt-auto flex items-center justify-between gap-4 border-line border-t bg-lift px-5 py-3.5 md:-mx-8 md:px-8 md:py-4">
              <PriceWithSaving product={product} />
              {buyArea}
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Tags({ product }: { readonly product: ProductDetail }) {
  return (
    <div className="flex flex-wrap gap-1.5 pr-8">
      {product.is_featured && <Badge variant="hot">{catalogCopy.featured}</Badge>}
      {product.availability === 'coming_soon' && <Badge variant="plain">{catalogCopy.comingSoon}</Badge>}
      <Badge>{productTypeLabels[product.type]}</Badge>
      {product.category !== null && <Badge>{product.category}</Badge>}
    </div>
  );
}

function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const { facts } = productCopy;
  const rows = [
    [facts.type, productTypeLabels[product.type]],
    [facts.status, product.is_active ? facts.active : facts.inactive],
    [facts.launch, formatCardDate(product.launch_date ?? product.created_at)],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] gap-4 text-small">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd className="num font-semibold text-ui">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PriceWithSaving({ product }: { readonly product: ProductDetail }) {
  const saving =
    product.price !== null && product.original_price !== null && product.original_price > product.price
      ? rupiah(product.original_price - product.price)
      : null;
  return (
    <div>
      <Price product={product} />
      {saving !== null && (
        <p className="font-semibold text-credit text-small">
          {productCopy.saving} <span className="num">{formatRupiah(saving)}</span>
        </p>
      )}
    </div>
  );
}
