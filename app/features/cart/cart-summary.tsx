import { Link } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { clearCart } from '#app/hooks/cart/use-cart.ts';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { formatCartItems } from '#app/lib/visitor-cart.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { formatRupiah, type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import type { CartCheckout } from './use-cart-checkout.ts';

interface Props {
  readonly cart: Cart;
  readonly checkout: CartCheckout;
}

export function CartSummary({ cart, checkout }: Props) {
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
