import { Minus, Plus } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { cartCopy } from '#messages/cart/cart.ts';
import { MAX_CART_QUANTITY } from '#shared/shop/cart.ts';

interface Props {
  readonly title: string;
  readonly quantity: number;
  readonly isDisabled: boolean;
}

export function QuantityStepper({ title, quantity, isDisabled }: Props) {
  const button = { type: 'submit', name: 'quantity', variant: 'quiet', size: 'icon' } as const;
  return (
    <fieldset className="flex items-center rounded-control shadow-[inset_0_0_0_1px_var(--control-line)]">
      <legend className="sr-only">
        {cartCopy.quantity} {title}
      </legend>
      <Button
        {...button}
        value={quantity - 1}
        aria-label={cartCopy.fewer}
        disabled={isDisabled || quantity <= 1}
      >
        <Minus aria-hidden="true" />
      </Button>
      <output aria-live="polite" className="num min-w-7 text-center font-semibold text-ui">
        {quantity}
      </output>
      <Button
        {...button}
        value={quantity + 1}
        aria-label={cartCopy.more}
        disabled={isDisabled || quantity >= MAX_CART_QUANTITY}
      >
        <Plus aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
