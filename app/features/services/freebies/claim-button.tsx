import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductCard } from '#contract/catalog/products.ts';
import { freebiesCopy } from '#messages/services/freebies.ts';
import type { ClaimState } from './use-claims.ts';

interface ClaimButtonProps {
  readonly product: ProductCard;
  readonly state: ClaimState;
  readonly onClaim: () => void;
}

/** Every state has the same height, and the disabled button stays focusable, so that the focus is not lost. */
export function ClaimButton({ product, state, onClaim }: ClaimButtonProps) {
  const { shelf } = freebiesCopy;
  const isClosed = state !== 'idle' || product.availability !== 'available';
  return (
    <CheckoutForm slug={product.slug} onOpen={() => !isClosed && onClaim()}>
      <Button
        type="submit"
        block
        variant={state === 'claimed' ? 'outline' : 'primary'}
        aria-disabled={isClosed || undefined}
        aria-busy={state === 'claiming' || undefined}
        className={state === 'claimed' ? 'bg-credit-soft text-credit shadow-none hover:bg-credit-soft' : ''}
      >
        {state === 'claimed' && <Check aria-hidden="true" />}
        {buttonLabel(product, state)}
        <span className="sr-only">: {product.title}</span>
      </Button>
      <p className="mt-1 flex min-h-tap items-center justify-center text-ink-3 text-small">
        {state === 'claimed' ? (
          <Link
            to="/user/purchases"
            className="inline-flex min-h-tap items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {shelf.open}
          </Link>
        ) : (
          shelf.note
        )}
      </p>
    </CheckoutForm>
  );
}

function buttonLabel({ availability, cta_text }: ProductCard, state: ClaimState): string {
  const words = freebiesCopy.claim;
  if (state === 'claimed') return words.done;
  if (state === 'claiming') return words.busy;
  if (availability === 'coming_soon') return words.comingSoon;
  if (availability !== 'available') return words.outOfStock;
  return cta_text ?? words.idle;
}
