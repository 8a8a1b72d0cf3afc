import { Minus, Plus, Trash2 } from 'lucide-react';
import { Link, useHref } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Cart, CartLine } from '#contract/account/shop/cart.ts';
import { cartCopy } from '#messages/cart.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { MAX_CART_QUANTITY } from '#shared/shop/cart.ts';
import { EmptyCart } from './empty-cart.tsx';
import { LineAmount } from './line-amount.tsx';
import { giftNote, problemText } from './line-notes.ts';

interface Props {
  readonly cart: Cart;
  /** Error of the last change. */
  readonly problem: string | null;
}

/** The cart as a page of forms, for browsers without scripts. */
export function CartPage({ cart, problem }: Props) {
  return (
    <div className="max-w-[640px]">
      <PageHeader title={cartCopy.title} />
      {problem !== null && (
        <p role="alert" className="notice-debit mb-5">
          {problem}
        </p>
      )}
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </div>
  );
}

function FullCart({ cart }: { readonly cart: Cart }) {
  const isBlocked = cart.lines.some((line) => line.problem !== null);
  return (
    <>
      <ul className="border-ink border-t-2">
        {cart.lines.map((line) => (
          <Line key={line.product_id} line={line} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 py-4 font-semibold">
        {cartCopy.total} <span className="figures num text-amount">{formatRupiah(cart.total_price)}</span>
      </p>
      {!isBlocked && cart.total_price > 0 && (
        <div className="mb-4">
          <DiscountCodeForm action="/checkout" />
        </div>
      )}
      {!isBlocked && (
        <Button asChild block>
          <Link to="/checkout">{cartCopy.toCheckout}</Link>
        </Button>
      )}
      <p className="mt-3 text-ink-3 text-small">{isBlocked ? cartCopy.resolve : cartCopy.allOrNothing}</p>
    </>
  );
}

function Line({ line }: { readonly line: CartLine }) {
  const { slug, title, quantity, problem } = line;
  const note = line.is_owned ? cartCopy.owned : giftNote(quantity, line.gifts);
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-line border-b py-4">
      <div className="size-18 overflow-hidden rounded-control">
        <ProductCover slug={slug} src={line.cover_url} form="mark" sizes="72px" />
      </div>
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={`/product/${slug}`}
            className="font-semibold text-ui leading-snug hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
          <LineAmount line={line} />
        </div>
        {note !== null && <p className="text-ink-2 text-small">{note}</p>}
        {problem !== null && (
          <p className="rounded-small bg-debit-soft px-3 py-2 text-debit text-small">
            {problemText(problem)}
          </p>
        )}
        <Quantity line={line} />
      </div>
    </li>
  );
}

/** Each button posts the new quantity. */
function Quantity({ line }: { readonly line: CartLine }) {
  const { product_id, title, quantity, is_giftable } = line;
  const button = { type: 'submit', name: 'quantity', variant: 'quiet', size: 'icon' } as const;
  return (
    <form method="post" action={useHref('/user/cart')} className="mt-1 flex items-center gap-1">
      <input type="hidden" name="product_id" value={product_id} />
      {is_giftable && quantity > 1 && (
        <Button {...button} value={quantity - 1} aria-label={`${cartCopy.fewer} ${title}`}>
          <Minus aria-hidden="true" strokeWidth={1.75} />
        </Button>
      )}
      <p className="num text-ink-2 text-small">{cartCopy.units(quantity)}</p>
      {is_giftable && quantity < MAX_CART_QUANTITY && (
        <Button {...button} value={quantity + 1} aria-label={`${cartCopy.more} ${title}`}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
        </Button>
      )}
      <Button {...button} value={0} aria-label={`${cartCopy.remove} ${title}`} className="ml-auto">
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </Button>
    </form>
  );
}
