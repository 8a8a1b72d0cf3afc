import { Minus, Plus } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { cartCopy } from '#messages/cart.ts';
import { MAX_CART_QUANTITY } from '#shared/shop/cart.ts';

interface Props {
  /** Product title, for screen readers. */
  readonly title: string;
  readonly quantity: number;
  readonly isDisabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Minus stops at 1: removing a line has a button of its own. */
export function QuantityStepper({ title, quantity, isDisabled, onChange }: Props) {
  return (
    <fieldset className="flex items-center rounded-control shadow-[inset_0_0_0_1px_var(--control-line)]">
      <legend className="sr-only">
        {cartCopy.quantity} {title}
      </legend>
      <Button
        variant="quiet"
        size="icon"
        aria-label={cartCopy.fewer}
        disabled={isDisabled || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" />
      </Button>
      <output aria-live="polite" className="num min-w-7 text-center font-semibold text-ui">
        {quantity}
      </output>
      <Button
        variant="quiet"
        size="icon"
        aria-label={cartCopy.more}
        disabled={isDisabled || quantity >= MAX_CART_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
