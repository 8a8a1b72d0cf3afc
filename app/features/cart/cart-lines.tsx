import { Gift, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { setQuantity } from '#app/hooks/cart/use-cart.ts';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { toast } from '#app/lib/toast.ts';
import type { CartLine } from '#contract/account/shop/cart.ts';
import type { LineProblem } from '#contract/account/shop/checkout.ts';
import { bundleCopy } from '#messages/bundles.ts';
import { cartCopy } from '#messages/cart.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { LineAmount } from './line-amount.tsx';
import { giftNote, problemText } from './line-notes.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface Props {
  readonly lines: readonly CartLine[];
  /** Checkout's problem with a line; overrides the cart's. */
  readonly problems: ReadonlyMap<string, LineProblem>;
  readonly isBusy: boolean;
}

export function CartLines({ lines, problems, isBusy }: Props) {
  return (
    <ul className="px-5">
      {lines.map((line) => (
        <CartLineRow
          key={line.product_id}
          line={line}
          problem={problems.get(line.product_id) ?? line.problem}
          isBusy={isBusy}
        />
      ))}
    </ul>
  );
}

interface CartLineRowProps {
  readonly line: CartLine;
  readonly problem: LineProblem | null;
  readonly isBusy: boolean;
}

async function changeQuantity({ product_id }: CartLine, quantity: number): Promise<void> {
  const refused = await setQuantity(product_id, quantity);
  if (refused !== null) toast.error(refused);
}

function CartLineRow({ line, problem, isBusy }: CartLineRowProps) {
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
      <div className="grid gap-1">
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
            <QuantityStepper
              title={line.title}
              quantity={line.quantity}
              isDisabled={isBusy}
              onChange={(quantity) => void changeQuantity(line, quantity)}
            />
          ) : (
            <p className="num text-ink-3 text-small">{cartCopy.units(line.quantity)}</p>
          )}
          <Button
            variant="quiet"
            size="icon"
            disabled={isBusy}
            aria-label={`${cartCopy.remove} ${line.title}`}
            onClick={() => void changeQuantity(line, 0)}
          >
            <Trash2 aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Unit price, and how many units become gifts. */
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

/** The problem of a line, and the button that resolves it. */
function LineProblemNotice({ line, problem }: { readonly line: CartLine; readonly problem: LineProblem }) {
  const { code, left = 0 } = problem;
  const fitting = code === 'OUT_OF_STOCK' ? left : code === 'GIFT_NOT_POSSIBLE' && !line.is_owned ? 1 : 0;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 rounded-small bg-debit-soft px-3 py-1 text-debit text-small">
      <p role="status">{problemText(problem)}</p>
      {fitting > 0 && (
        <Button
          variant="link"
          size="inline"
          className="text-small"
          onClick={() => void changeQuantity(line, fitting)}
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
