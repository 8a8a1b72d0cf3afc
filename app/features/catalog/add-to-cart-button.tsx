import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { addToCart } from '#app/hooks/cart/use-cart.ts';
import { CART_TOAST, openCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { toast } from '#app/lib/toast.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { purchaseKindOf } from '#shared/shop/purchase-kind.ts';

interface Props {
  readonly product: Pick<ProductCard, 'id' | 'title'>;
  readonly isOwned?: boolean;
  readonly className?: string;
}

export function AddToCartButton({ product, isOwned = false, className }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const cart = useHref('/user/cart');
  const label = isOwned ? catalogCopy.asGift : catalogCopy.addToCart;
  const add = async () => {
    setIsBusy(true);
    const refused = await addToCart(product.id);
    setIsBusy(false);
    if (refused !== null) return toast.error(refused);
    return toast.success(catalogCopy.added, {
      id: CART_TOAST,
      description: product.title,
      action: { label: catalogCopy.openCart, onClick: openCart },
    });
  };
  return (
    <form
      method="post"
      action={cart}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="product_id" value={product.id} />
      <Button
        type="submit"
        variant="outline"
        size="icon"
        disabled={isBusy}
        aria-label={`${label}: ${product.title}`}
        className={className}
      >
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} />
      </Button>
    </form>
  );
}

/** True for available, paid things; appointments are agreed one by one. */
export function canAddToCart(product: ProductCard): boolean {
  const kind = purchaseKindOf(product.type);
  const isThing = kind !== 'subscription' && kind !== 'session' && kind !== 'service';
  return product.availability === 'available' && isThing && (product.price ?? 0) > 0;
}
