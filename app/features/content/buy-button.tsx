import { Link } from 'react-router';
import { NeedsScripts } from '#app/components/needs-scripts.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductContent } from '#contract/public/product-content.ts';
import { contentCopy as copy } from './content-copy.ts';

/** Whether the person looking holds the product; `checking` until that is known. */
export type Access = 'checking' | 'owned' | 'none';

export interface BuyProps {
  readonly product: ProductContent['product'];
  readonly access: Access;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

/** The one thing to do about locked content: buy it, or, for who has it, go there. */
export function BuyButton({ isQuiet = false, ...props }: BuyProps & { readonly isQuiet?: boolean }) {
  const { product, access, onBuy } = props;
  const variant = isQuiet ? 'outline' : 'primary';
  const size = isQuiet ? 'sm' : 'md';
  if (access === 'owned') {
    return (
      <Button asChild variant={variant} size={size}>
        <Link to={`/user/purchases/${product.slug}`}>{copy.owned}</Link>
      </Button>
    );
  }
  const waiting = waitingText(props);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={waiting !== null}
        aria-busy={props.isBusy}
        onClick={onBuy}
      >
        {waiting ?? (product.price === 0 ? copy.getFree : copy.buy)}
      </Button>
      <NeedsScripts />
    </>
  );
}

function waitingText({ product, access, isBusy }: BuyProps): string | null {
  if (product.availability === 'coming_soon') return copy.soon;
  if (product.availability === 'out_of_stock') return copy.soldOut;
  if (isBusy) return copy.busy;
  return access === 'checking' ? copy.checking : null;
}
