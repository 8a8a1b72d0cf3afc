import { Link, useLocation } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { cartCopy } from '#messages/cart.ts';

/** Links to the shop, public or in the portal. */
export function EmptyCart({ className = '' }: { readonly className?: string }) {
  const { pathname } = useLocation();
  return (
    <EmptyState title={cartCopy.empty} hint={cartCopy.emptyHint} className={className}>
      <Button asChild>
        <Link to={pathname.startsWith('/user') ? '/user/marketplace' : '/marketplace'} onClick={closeCart}>
          {cartCopy.browse}
        </Link>
      </Button>
    </EmptyState>
  );
}
