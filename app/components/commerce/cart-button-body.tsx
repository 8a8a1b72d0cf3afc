import { ShoppingBag } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useCart } from '#app/hooks/cart/use-cart.ts';
import { openCart, useIsCartOpen } from '#app/hooks/cart/use-is-cart-open.ts';
import { uiCopy } from '#messages/components/ui.ts';

export function CartButtonBody({ className }: { readonly className?: string }) {
  const { cart } = useCart();
  const isOpen = useIsCartOpen();
  const count = cart.total_count;
  return (
    <Form
      method="get"
      action="/user/cart"
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        openCart();
      }}
    >
      <Button
        type="submit"
        variant="quiet"
        size="icon"
        className={`relative ${className ?? ''}`}
        aria-label={uiCopy.cart(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} />
        {count > 0 && (
          <span
            key={count}
            aria-hidden="true"
            className="num absolute top-0.5 right-0 grid animate-pop h-5 min-w-5 place-items-center rounded-full bg-dawn px-1 font-semibold text-[0.6875rem] text-on-dawn leading-none"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Button>
    </Form>
  );
}
