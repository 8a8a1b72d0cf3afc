import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { clearCart, refreshCart, setQuantity, useCart } from '#app/hooks/cart/use-cart.ts';
import { CART_TOAST, closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { refreshViewer, useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import { formatCartItems } from '#app/lib/visitor-cart.ts';
import type { Cart, CartLine } from '#contract/cart/cart.ts';
import type { checkout, LineProblem } from '#contract/checkout/checkout.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { formatRupiah, type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { boughtPage, saysWhatWasBought } from '#shared/shop/bought-page.ts';
import { CartLines, EmptyCart } from './cart-lines.tsx';

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

interface Props {
  readonly cart: Cart;
  readonly checkout: CartCheckout;
}

function CartSummary({ cart, checkout }: Props) {
  const { viewer } = useViewer();
  const balance = viewer === null ? null : toRupiah(viewer.wallet.balance_bigint);
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
      {cart.total_price > 0 && !checkout.isBlocked && (
        <DiscountCodeForm
          action="/checkout"
          {...(balance === null && { fields: { items: formatCartItems(cart.lines) } })}
        />
      )}
      <PayButton cart={cart} checkout={checkout} balance={balance} />
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-ink-3 text-small">
          {checkout.isBlocked ? cartCopy.resolve : cartCopy.allOrNothing}
        </p>
        <Button
          variant="link"
          size="inline"
          className="text-small"
          disabled={checkout.isBusy}
          onClick={() => void clearCart()}
        >
          {cartCopy.clear}
        </Button>
      </div>
    </footer>
  );
}

type PayButtonProps = Props & { readonly balance: Rupiah | null };

function PayButton({ cart, checkout, balance }: PayButtonProps) {
  // The checkout takes the balance and exactly the rest in one step.
  if (balance === null || (balance < cart.total_price && !checkout.isBlocked)) {
    const items = balance === null ? `?items=${formatCartItems(cart.lines)}` : '';
    return (
      <Button asChild block className="mt-2">
        <Link to={`/checkout${items}`} onClick={closeCart}>
          {cartCopy.toCheckout}
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button
        block
        className="mt-1 mb-2"
        disabled={checkout.isBlocked}
        onClick={() => void checkout.pay()}
        busyText={checkout.isBusy ? cartCopy.busy : undefined}
      >
        {cartCopy.pay} {formatRupiah(cart.total_price)}
      </Button>
      <AgreementLine action="buy" />
    </>
  );
}

const NO_PROBLEMS: ReadonlyMap<string, LineProblem> = new Map();

interface CartCheckout {
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
  readonly problems: ReadonlyMap<string, LineProblem>;
  pay(): Promise<void>;
}

const toCheckoutItems = (cart: Cart) =>
  cart.lines.map(({ product_id, price, quantity, gifts }) => ({
    product_id,
    price: price ?? rupiah(0),
    quantity,
    gifts: Math.max(0, gifts),
  }));

/** Buys the cart as shown. One idempotency key per cart, so that a double click or a retry buys once (DECISIONS 8). */
function useCartCheckout(cart: Cart): CartCheckout {
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState({ of: '', problems: NO_PROBLEMS });
  const attempt = useRef({ of: '', key: '' });
  const navigate = useNavigate();
  const fingerprint = JSON.stringify(toCheckoutItems(cart));
  const problems = refused.of === fingerprint ? refused.problems : NO_PROBLEMS;

  const pay = async () => {
    if (isBusy) return;
    if (attempt.current.of !== fingerprint) attempt.current = { of: fingerprint, key: crypto.randomUUID() };
    setIsBusy(true);
    const result = await submitCheckout(cart, attempt.current.key);
    setIsBusy(false);
    if (typeof result === 'string') {
      attempt.current = { of: '', key: '' };
      closeCart();
      navigate(result);
    } else {
      setRefused({ of: fingerprint, problems: new Map(result.map((line) => [line.product_id, line])) });
    }
  };

  const isBlocked = problems.size > 0 || cart.lines.some(({ problem }) => problem !== null);
  return { isBusy, isBlocked, problems, pay };
}

/** Returns the path of the purchase, or the blocking lines after a toast. Reloads viewer and cart. */
async function submitCheckout(cart: Cart, idempotency_key: string): Promise<string | readonly LineProblem[]> {
  const answer = await browserClient.call<typeof checkout>(
    { method: 'post', path: '/api/checkout' },
    { body: { items: toCheckoutItems(cart) }, idempotency_key },
  );
  await Promise.all([refreshViewer(), refreshCart()]);
  if (answer.ok) {
    const page = boughtPage(answer.value.order.items);
    if (!saysWhatWasBought(page)) {
      toast.success(cartCopy.granted.title, { description: cartCopy.granted.text });
    }
    return page;
  }
  const { refusal } = answer;
  toast.error(cartCopy.failedTitle, { description: refusal.message });
  return 'details' in refusal && 'lines' in refusal.details ? refusal.details.lines : [];
}
