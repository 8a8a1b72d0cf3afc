import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductAccess } from '#app/hooks/use-owned-products.ts';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import type { ProductContent } from '#contract/public/product-content.ts';
import { contentCopy as copy } from '#messages/content.ts';

export interface BuyButtonProps {
  readonly product: ProductContent['product'];
  readonly access: ProductAccess;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

/** Buys locked content, or opens it for its owner. */
export function BuyButton({ isQuiet = false, ...props }: BuyButtonProps & { readonly isQuiet?: boolean }) {
  const { product, access, onBuy } = props;
  const { isWaiting, press } = usePressWhenReady(access !== 'checking', () => access !== 'owned' && onBuy());
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
    <CheckoutForm slug={product.slug} onOpen={press}>
      <Button
        type="submit"
        variant={variant}
        size={size}
        disabled={closed !== null}
        busyText={isBusy ? copy.busy : undefined}
      >
        {closed ?? (product.price === 0 ? copy.getFree : copy.buy)}
      </Button>
    </CheckoutForm>
  );
}

function closedText({ availability }: BuyButtonProps['product']): string | null {
  if (availability === 'coming_soon') return copy.soon;
  return availability === 'out_of_stock' ? copy.soldOut : null;
}
