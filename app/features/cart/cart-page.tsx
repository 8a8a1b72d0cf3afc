import { Link } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { Nota as Rows } from '#contract/checkout/nota.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { guestCheckoutCopy } from '#messages/checkout/guest-checkout.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { rowOf } from '#shared/shop/nota.ts';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';

interface Props {
  readonly cart: Cart;
  readonly problem: string | null;
}

export function CartPage({ cart, problem }: Props) {
  return (
    <>
      <PageHeader title={cartCopy.title} />
      {problem !== null && (
        <p role="alert" className="notice-debit mb-5">
          {problem}
        </p>
      )}
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </>
  );
}

function FullCart({ cart }: { readonly cart: Cart }) {
  const isBlocked = cart.lines.some((line) => line.problem !== null);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
      <CartLines lines={cart.lines} className="border-ink border-t-2" />
      <Nota label={guestCheckoutCopy.slip}>
        <NotaRows nota={[totalOf(cart)]} />
        {!isBlocked && cart.total_price > 0 && <DiscountCodeForm action="/checkout" />}
        {!isBlocked && (
          <Button asChild block>
            <Link to="/checkout">{cartCopy.toCheckout}</Link>
          </Button>
        )}
        <p className="mt-3 text-ink-3 text-small">{isBlocked ? cartCopy.resolve : cartCopy.allOrNothing}</p>
      </Nota>
    </div>
  );
}

function totalOf({ lines, total_price }: Cart): Rows[number] {
  const before = lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, line) => sum + (line.original_price ?? line.price ?? 0) * line.quantity, 0);
  return {
    ...rowOf({ kind: 'total', amount_bigint: toSen(total_price) }),
    label: cartCopy.total,
    before_bigint: before > total_price ? toSen(rupiah(before)) : null,
  };
}
