import { useEffect } from 'react';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { refreshCart, setQuantity, useCart } from '#app/hooks/cart/use-cart.ts';
import { CART_TOAST, closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { toast } from '#app/lib/toast.ts';
import type { CartLine } from '#contract/cart/cart.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartCheckout } from './use-cart-checkout.ts';

export function CartDrawer({ isOpen }: { readonly isOpen: boolean }) {
  const { status, cart } = useCart();
  // Another device or tab may have changed the cart.
  useEffect(() => {
    if (!isOpen) return;
    toast.dismiss(CART_TOAST);
    void refreshCart();
  }, [isOpen]);
  return (
    <Sheet open={isOpen} onOpenChange={(stays) => !stays && closeCart()}>
      <SheetContent className="w-[min(440px,100vw)]">
        <header className="flex min-h-17 items-center border-line border-b px-5 pr-16">
          <SheetTitle className="font-semibold text-t2">{cartCopy.title}</SheetTitle>
          {cart.total_count > 0 && (
            <p className="num ml-auto text-ink-3 text-small">{cartCopy.goods(cart.total_count)}</p>
          )}
        </header>
        {status === 'loading' && <LoadingLines />}
        {status === 'failed' && (
          <ErrorState title={cartCopy.failed} onRetry={() => void refreshCart()} className="m-5" />
        )}
        {status === 'ready' && (cart.lines.length === 0 ? <EmptyCart className="m-5" /> : <FullCart />)}
      </SheetContent>
    </Sheet>
  );
}

function FullCart() {
  const { cart } = useCart();
  const checkout = useCartCheckout(cart);
  return (
    <>
      <CartLines
        lines={cart.lines}
        problems={checkout.problems}
        isBusy={checkout.isBusy}
        onChange={(line, quantity) => void changeQuantity(line, quantity)}
        className="px-5"
      />
      <CartSummary cart={cart} checkout={checkout} />
    </>
  );
}

async function changeQuantity({ product_id }: CartLine, quantity: number): Promise<void> {
  const refused = await setQuantity(product_id, quantity);
  if (refused !== null) toast.error(refused);
}

function LoadingLines() {
  return (
    <div aria-busy="true" className="grid gap-5 p-5">
      {[0, 1, 2].map((line) => (
        <div key={line} className="grid grid-cols-[72px_1fr] gap-4">
          <Skeleton className="size-18 rounded-control" />
          <Skeleton className="h-18 rounded-control" />
        </div>
      ))}
    </div>
  );
}
