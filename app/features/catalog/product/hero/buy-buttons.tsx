import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { AddToCartButton, canAddToCart } from '../../add-to-cart-button.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly isOwned: boolean;
  readonly buyArea: ReactNode;
}

export function BuyButtons({ product, isOwned, buyArea }: Props) {
  return (
    <section
      aria-label={productCopy.buyBox}
      className="flex max-w-[420px] flex-wrap items-start gap-2.5 [&>:first-child]:flex-1 [&>:first-child]:justify-items-stretch [&>:first-child>:is(a,button)]:w-full [&>:first-child>p]:text-left"
    >
      {buyArea}
      {product.type === 'service' && <ConsultationLink title={product.title} />}
      {canAddToCart(product) && (
        <AddToCartButton product={product} isOwned={isOwned} className="min-h-12 min-w-12" />
      )}
    </section>
  );
}

function ConsultationLink({ title }: { readonly title: string }) {
  const chat = whatsappUrl(useSettings().whatsapp_number, productCopy.talkMessage(title));
  return (
    <Button asChild variant="outline">
      {chat === null ? (
        <Link to="/contact">{productCopy.talkFirst}</Link>
      ) : (
        <a href={chat} target="_blank" rel="noreferrer">
          {productCopy.talkFirst}
        </a>
      )}
    </Button>
  );
}
