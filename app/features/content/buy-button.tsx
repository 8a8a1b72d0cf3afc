import { Link } from 'react-router';
import { CheckoutDoor } from '#app/components/checkout-door.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useOnceKnown } from '#app/hooks/use-once-known.ts';
import type { ProductContent } from '#contract/public/product-content.ts';
import { contentCopy as copy } from './content-copy.ts';

/** Whether the person looking holds the product; `checking` until that is known. */
export type Access = 'checking' | 'owned' | 'none';

export interface BuyButtonProps {
  readonly product: ProductContent['product'];
  readonly access: Access;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

/** The one thing to do about locked content: buy it, or, for who has it, go there. */
export function BuyButton({ isQuiet = false, ...props }: BuyButtonProps & { readonly isQuiet?: boolean }) {
  const { product, access, onBuy } = props;
  const { isWaiting, press } = useOnceKnown(access !== 'checking', () => access !== 'owned' && onBuy());
  const variant = isQuiet ? 'outline' : 'primary';
  const size = isQuiet ? 'sm' : 'md';
  if (access === 'owned') {
    return (
      <Button asChild variant={variant} size={size}>
        <Link to={`/user/purchases/${product.slug}`}>{copy.owned}</Link>
      </Button>
    );
  }
  const isBusy = props.isBusy || isWaiting;
  const closed = closedText(product);
  return (
    <CheckoutDoor slug={product.slug} onOpen={press}>
      <Button
        type="submit"
        variant={variant}
        size={size}
        disabled={closed !== null}
        busyText={isBusy ? copy.busy : undefined}
      >
        {closed ?? (product.price === 0 ? copy.getFree : copy.buy)}
      </Button>
    </CheckoutDoor>
  );
}

function closedText({ availability }: BuyButtonProps['product']): string | null {
  if (availability === 'coming_soon') return copy.soon;
  return availability === 'out_of_stock' ? copy.soldOut : null;
}
