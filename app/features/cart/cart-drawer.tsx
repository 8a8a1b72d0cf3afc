import { useEffect } from 'react';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { clearCart, refreshCart, setQuantity, useCart } from '#app/hooks/cart/use-cart.ts';
import { CART_TOAST, closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { formatCartItems } from '#app/lib/visitor-cart.ts';
import type { Cart, CartLine } from '#contract/cart/cart.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { formatRupiah, type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { CartLines, EmptyCart } from './cart-lines.tsx';

export function CartDrawer({ isOpen }: { readonly isOpen: boolean }) {
  // Another device or tab may have changed the cart.
  useEffect(() => {
    if (!isOpen) return;
    toast.dismiss(CART_TOAST);
    void refreshCart();
  }, [isOpen]);
  return (
    <Sheet open={isOpen} onOpenChange={(stays) => !stays && closeCart()}>
      <SheetContent className="w-[min(440px,100vw)]">
        <CartContent />
      </SheetContent>
    </Sheet>
  );
}

function CartContent() {
  const { status, cart } = useCart();
  const checkout = useCheckoutSheet();
  return (
    <>
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
      {status === 'ready' && cart.lines.length === 0 && <EmptyCart className="m-5" />}
      {status === 'ready' && cart.lines.length > 0 && <FullCart cart={cart} onCheckout={checkout.open} />}
      {checkout.sheet}
    </>
  );
}

interface Props {
  readonly cart: Cart;
  readonly onCheckout: (address: string, due: Rupiah) => void;
}

function FullCart({ cart, onCheckout }: Props) {
  return (
    <>
      <CartLines
        lines={cart.lines}
        onChange={(line, quantity) => void changeQuantity(line, quantity)}
        className="px-5"
      />
      <CartSummary cart={cart} onCheckout={onCheckout} />
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

function CartSummary({ cart, onCheckout }: Props) {
  const { viewer } = useViewer();
  const balance = viewer === null ? null : toRupiah(viewer.wallet.balance_bigint);
  const isBlocked = cart.lines.some(({ problem }) => problem !== null);
  const items = balance === null ? formatCartItems(cart.lines) : null;
  const address = items === null ? '/checkout' : `/checkout?items=${items}`;
  return (
    <footer className="sticky bottom-0 mt-auto border-line border-t bg-lift px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <dl className="text-ui">
        <SummaryRow label={cartCopy.total} value={formatRupiah(cart.total_price)} />
        {balance !== null && <SummaryRow label={cartCopy.balance} value={formatRupiah(balance)} />}
        {balance !== null && (
          <SummaryTotal label={balance < cart.total_price ? cartCopy.payNow : cartCopy.remaining}>
            {formatRupiah(rupiah(Math.abs(balance - cart.total_price)))}
          </SummaryTotal>
        )}
      </dl>
      {cart.total_price > 0 && !isBlocked && (
        <DiscountCodeForm action="/checkout" {...(items !== null && { fields: { items } })} />
      )}
      {!isBlocked && (
        <Button asChild block className="mt-2">
          <DialogLink to={address} onOpen={() => onCheckout(address, cart.total_price)}>
            {cartCopy.toCheckout}
          </DialogLink>
        </Button>
      )}
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-ink-3 text-small">{isBlocked ? cartCopy.resolve : cartCopy.allOrNothing}</p>
        <Button variant="link" size="inline" className="text-small" onClick={() => void clearCart()}>
          {cartCopy.clear}
        </Button>
      </div>
    </footer>
  );
}
