import { Gift, Minus, Plus, Trash2 } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link, useHref, useLocation } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import type { CartLine } from '#contract/cart/cart.ts';
import type { LineProblem } from '#contract/checkout/checkout.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { bundleCopy } from '#messages/catalog/bundles.ts';
import { formatRupiah, timesRupiah } from '#shared/money/money.ts';
import { MAX_CART_QUANTITY } from '#shared/shop/cart.ts';

interface Props {
  readonly lines: readonly CartLine[];
  readonly onChange?: (line: CartLine, quantity: number) => void;
  readonly className: string;
}

export function CartLines({ lines, onChange, className }: Props) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <CartLineRow key={line.product_id} line={line} {...(onChange && { onChange })} />
      ))}
    </ul>
  );
}

interface CartLineRowProps extends Pick<Props, 'onChange'> {
  readonly line: CartLine;
}

function CartLineRow({ line, onChange }: CartLineRowProps) {
  const { problem } = line;
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (onChange === undefined || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChange(line, Number(submitter.value));
  };
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-line border-b py-4">
      <div className="size-18 overflow-hidden rounded-control">
        <ProductCover
          slug={line.slug}
          src={line.cover_url}
          form="mark"
          sizes="72px"
          className={problem === null ? '' : 'opacity-60'}
        />
      </div>
      <form method="post" action={useHref('/user/cart')} onSubmit={change} className="grid gap-1">
        <input type="hidden" name="product_id" value={line.product_id} />
        <div className="flex items-start justify-between gap-3">
          <Link
            to={`/product/${line.slug}`}
            onClick={closeCart}
            className="font-semibold text-ui leading-snug hover:underline hover:underline-offset-4"
          >
            {line.title}
          </Link>
          <LineAmount line={line} />
        </div>
        {problem === null && <ClassLine offer={line} />}
        <LineUnits line={line} />
        {line.owned !== null && (
          <p className="flex justify-between gap-3 text-credit text-small">
            {bundleCopy.ownedTitles(line.owned.titles.join(', '))}
            <span className="num shrink-0 font-semibold">−{formatRupiah(line.owned.amount)}</span>
          </p>
        )}
        {problem !== null && <LineProblemNotice line={line} problem={problem} />}
        <div className="mt-1 flex items-center justify-between gap-3">
          {line.is_giftable ? (
            <QuantityStepper title={line.title} quantity={line.quantity} />
          ) : (
            <p className="num text-ink-3 text-small">{cartCopy.units(line.quantity)}</p>
          )}
          <Button
            type="submit"
            name="quantity"
            value={0}
            variant="quiet"
            size="icon"
            aria-label={`${cartCopy.remove} ${line.title}`}
          >
            <Trash2 aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </div>
      </form>
    </li>
  );
}

function LineUnits({ line }: { readonly line: CartLine }) {
  const note = giftNote(line.quantity, line.gifts);
  return (
    <>
      {line.quantity > 1 && line.price !== null && (
        <p className="num text-ink-3 text-small">
          {line.quantity} × {formatRupiah(line.price)}
        </p>
      )}
      {note !== null && (
        <p className="flex items-start gap-1.5 text-ink-2 text-small">
          <Gift aria-hidden="true" className="mt-px size-4 shrink-0 text-dawn-deep" />
          {line.is_owned ? cartCopy.owned : note}
        </p>
      )}
    </>
  );
}

function LineProblemNotice({ line, problem }: { readonly line: CartLine; readonly problem: LineProblem }) {
  const { code, left = 0 } = problem;
  const fitting = code === 'OUT_OF_STOCK' ? left : code === 'GIFT_NOT_POSSIBLE' && !line.is_owned ? 1 : 0;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 rounded-small bg-debit-soft px-3 py-1 text-debit text-small">
      <p role="status">{problemText(problem)}</p>
      {fitting > 0 && (
        <Button
          type="submit"
          name="quantity"
          value={fitting}
          variant="link"
          size="inline"
          className="text-small"
        >
          {cartCopy.reduceTo(fitting)}
        </Button>
      )}
      {code === 'PROFILE_INCOMPLETE' && (
        <Button asChild variant="link" size="inline" className="text-small">
          <Link to="/user/profile">{cartCopy.profile}</Link>
        </Button>
      )}
    </div>
  );
}

function LineAmount({ line }: { readonly line: CartLine }) {
  const { price, original_price, quantity } = line;
  return (
    <p className="num shrink-0 text-right font-semibold text-ui">
      {price === null ? '' : formatRupiah(timesRupiah(price, quantity))}
      {original_price !== null && (
        <Money
          amount={timesRupiah(original_price, quantity)}
          struck
          className="block font-normal text-small"
        />
      )}
    </p>
  );
}

/** Null for a single unit of the buyer's own. */
function giftNote(quantity: number, gifts: number): string | null {
  if (gifts === 0) return null;
  return quantity > gifts ? cartCopy.ownAndGifts(gifts) : cartCopy.gifts(gifts);
}

function problemText({ code, left = 0, price }: LineProblem): string {
  if (code === 'OUT_OF_STOCK' && left > 0) return cartCopy.stockLeft(left);
  if (code === 'PRICE_CHANGED' && price !== undefined) return cartCopy.priceNow(formatRupiah(price));
  return cartCopy.problems[code];
}

interface QuantityStepperProps {
  readonly title: string;
  readonly quantity: number;
}

function QuantityStepper({ title, quantity }: QuantityStepperProps) {
  const button = { type: 'submit', name: 'quantity', variant: 'quiet', size: 'icon' } as const;
  return (
    <fieldset className="flex items-center rounded-control shadow-[inset_0_0_0_1px_var(--control-line)]">
      <legend className="sr-only">
        {cartCopy.quantity} {title}
      </legend>
      <Button {...button} value={quantity - 1} aria-label={cartCopy.fewer} disabled={quantity <= 1}>
        <Minus aria-hidden="true" />
      </Button>
      <output aria-live="polite" className="num min-w-7 text-center font-semibold text-ui">
        {quantity}
      </output>
      <Button
        {...button}
        value={quantity + 1}
        aria-label={cartCopy.more}
        disabled={quantity >= MAX_CART_QUANTITY}
      >
        <Plus aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

interface EmptyCartProps {
  readonly className?: string;
  readonly level?: 1 | 2;
}

export function EmptyCart({ className = '', level = 2 }: EmptyCartProps) {
  const { pathname } = useLocation();
  return (
    <EmptyState title={cartCopy.empty} hint={cartCopy.emptyHint} level={level} className={className}>
      <Button asChild>
        <Link to={pathname.startsWith('/user') ? '/user/marketplace' : '/marketplace'} onClick={closeCart}>
          {cartCopy.browse}
        </Link>
      </Button>
    </EmptyState>
  );
}
